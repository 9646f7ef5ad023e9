'use client'
import { useEffect, useMemo, useState } from 'react'
import type { LiveMatch } from '../../client/match/useMatch'
import { useShownConnection } from '../site/useShownConnection'
import { useNow } from '../ui/useNow'

const TICK_MS = 250

/** The match's own time, to be read where it is shown, so that nothing else is drawn anew at every tick. */
export type MatchClock = {
  /** Milliseconds since the match began for a time of the browser's clock. */
  readonly timeAt: (browserNow: number) => number
  /** The server's clock when the page was rendered: what is shown until the page has come alive. */
  readonly start: number
  /** Whether the page hears from the server: without, somebody may have moved meanwhile. */
  readonly sure: boolean
}

export function useClock({ match: { now }, matchTime }: Pick<LiveMatch, 'match' | 'matchTime'>): MatchClock {
  const connection = useShownConnection()
  // Then nobody's time runs out: a match's own time stands still.
  const still = connection === 'database' || connection === 'restarting'
  return useMemo(() => {
    const stoodAt = still ? Date.now() : Number.POSITIVE_INFINITY
    const timeAt = (browserNow: number) => matchTime(Math.min(browserNow, stoodAt))
    return { timeAt, start: now, sure: connection === 'connected' }
  }, [matchTime, now, still, connection])
}

/** Milliseconds since the match began, ticking. */
export function useTicking({ timeAt, start }: MatchClock): number {
  return timeAt(useNow(start, TICK_MS))
}

/** Whether a moment of the match (milliseconds since it began) is past. */
export function usePassed({ timeAt, start }: MatchClock, moment: number): boolean {
  const [passed, setPassed] = useState(() => timeAt(start) >= moment)
  useEffect(() => {
    const left = moment - timeAt(Date.now())
    setPassed(left <= 0)
    if (left <= 0) return
    const timer = setTimeout(() => setPassed(true), left)
    return () => clearTimeout(timer)
  }, [timeAt, moment])
  return passed
}
