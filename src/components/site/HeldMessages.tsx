'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { LOCALES, type Locale } from '../../contract/locale'
import type { Messages } from '../../messages/en'

type Held = { readonly locale: Locale; readonly timeZone: string; readonly messages: Partial<Messages> }

const HeldContext = createContext<Held>({ locale: LOCALES[0], timeZone: 'UTC', messages: {} })

/** What the browser was told of messages, language and time zone. What speaks by them stands in `Words`. */
export const useHeldMessages = () => useContext(HeldContext)

/** Holds messages for parts that come later, without what is needed to speak by them. */
export function HeldMessages({ children, ...held }: Held & { children: ReactNode }) {
  return <HeldContext value={held}>{children}</HeldContext>
}

/** Adds messages to those that are held already. */
export function MoreHeldMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const held = useHeldMessages()
  const all = useMemo(() => ({ ...held, messages: { ...held.messages, ...messages } }), [held, messages])
  return <HeldContext value={all}>{children}</HeldContext>
}
