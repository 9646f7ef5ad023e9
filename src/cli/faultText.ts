import { createTranslator } from 'next-intl'
import messages from '../messages/en/fault.json'
import type { Fault } from '../record/fault'
import { faultWords, type SayFault } from '../record/faultWords'

const t = createTranslator({ locale: 'en', messages: { fault: messages }, namespace: 'fault' })

/** A fault as the commands print it, in English. */
export const faultText = (fault: Fault): string => faultWords(t as unknown as SayFault, fault)
