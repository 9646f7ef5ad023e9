'use client'
import type { LiveMatch } from '../../client/match/useMatch'
import { useNow } from '../ui/useNow'

const TICK_MS = 250

/** Milliseconds since the match began, by the server's clock, ticking; as it was rendered until the page has come alive. */
export function useClock({ match, matchTime }: Pick<LiveMatch, 'match' | 'matchTime'>): number {
  return matchTime(useNow(match.now, TICK_MS))
}
