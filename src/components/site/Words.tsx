'use client'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { useHeldMessages } from './HeldMessages'

/** Around what speaks in the browser: by the messages held there. */
export function Words({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider {...useHeldMessages()}>{children}</NextIntlClientProvider>
}
