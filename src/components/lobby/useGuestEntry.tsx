'use client'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { surely } from '../../client/surely'
import type { Wish } from './GuestEntry'

const GuestEntry = lazy(() => surely(() => import('./GuestEntry')).then((module) => ({ default: module.GuestEntry })))

type Entry = { readonly busy: boolean; readonly begin: () => void; readonly entry: ReactNode }

/** How a visitor begins to play. What that needs comes when it is wished for; `entry`, by the button, says why not. */
export function useGuestEntry(wish: Wish): Entry {
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const onRefused = useCallback(() => setBusy(false), [])
  const begin = () => {
    setBusy(true)
    setAttempt((before) => before + 1)
  }
  const entry = attempt > 0 && (
    <Suspense>
      <GuestEntry key={attempt} wish={wish} onRefused={onRefused} />
    </Suspense>
  )
  return { busy, begin, entry }
}
