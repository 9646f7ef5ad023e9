import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Fault } from '../../record/fault'
import { faultWords, type SayFault } from '../../record/faultWords'

/** Puts what is wrong with a record or a receipt into words, with the place and the rule. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations('fault')
  // Which values a message takes depends on its key: `Faults` says so.
  return useCallback((fault) => faultWords(t as unknown as SayFault, fault), [t])
}
