'use client'
import { useEffect, useMemo, useState } from 'react'
import type { LiveMatch } from '../../client/match/useMatch'
import { useNow } from '../ui/useNow'

const TICK_MS = 250

/** The match's own time, to be read where it is shown, so that nothing else is drawn anew at every tick. */
export type MatchClock = {
  /** Milliseconds since the match began for a time of the browser's clock. */
  readonly timeAt: (browserNow: number) => number
  /** The server's clock when the page was rendered: what is shown until the page has come alive. */
  readonly start: number
}

export function useClock({ match: { now }, matchTime }: Pick<LiveMatch, 'match' | 'matchTime'>): MatchClock {
  return useMemo(() => ({ timeAt: matchTime, start: now }), [matchTime, now])
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
