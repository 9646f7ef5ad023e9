'use client'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { useGuestEntry } from './useGuestEntry'

/** One click, and a visitor is a guest in a casual quick match against a bot. */
export function VisitorBotMatch({ children }: { children: ReactNode }) {
  const { busy, begin, entry } = useGuestEntry('bot')
  return (
    <>
      <Button wide busy={busy} onClick={begin}>
        {children}
      </Button>
      {entry}
    </>
  )
}
