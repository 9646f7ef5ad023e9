import { LRUCache } from 'lru-cache'
import type { MatchEvent } from '../../engine/match/event'
import type { StoredMatch } from './match'

/** Of so many matches, and of so many of their newest events, something is known. */
const MATCHES = 4_000
const EVENTS = 64

/** A match as of its newest seq, and the events that led there, the last of them numbered `match.seq`. */
type Known = { readonly match: StoredMatch; readonly events: readonly MatchEvent[] }

/**
 * What this process has itself committed, so that it needn't be read again: a match at a seq can't change, since the log
 * is only ever appended to. Whether that seq is still the newest is for the database to say.
 */
export type KnownMatches = {
  /** The match at the newest seq that this process has written; null where that isn't known, or the match is over. */
  readonly at: (matchId: string) => StoredMatch | null
  /** The events from just after `seq` on, as far as they are known; null where the first of them isn't. */
  readonly eventsAfter: (matchId: string, seq: number) => readonly MatchEvent[] | null
  /** To be called after the commit; `match` is as these events have left it. */
  readonly learn: (match: StoredMatch, events: readonly MatchEvent[]) => void
}

export function createKnownMatches(): KnownMatches {
  const known = new LRUCache<string, Known>({ max: MATCHES })

  function tail(before: Known | undefined, match: StoredMatch, events: readonly MatchEvent[]): readonly MatchEvent[] {
    const isNext = before !== undefined && before.match.seq + events.length === match.seq
    return isNext ? [...before.events, ...events].slice(-EVENTS) : events
  }

  return {
    at: (matchId) => known.get(matchId)?.match ?? null,
    eventsAfter(matchId, seq) {
      const held = known.get(matchId)
      if (!held) return null
      const missing = held.match.seq - seq
      if (missing < 0 || missing > held.events.length) return null
      return held.events.slice(held.events.length - missing)
    },
    learn(match, events) {
      const before = known.get(match.id)
      // Two commits of one match may be heard of in the wrong order.
      if (before && before.match.seq >= match.seq) return
      // Nobody acts in it any more; its last push reads it once.
      if (match.state.phase === 'over') known.delete(match.id)
      else known.set(match.id, { match, events: tail(before, match, events) })
    },
  }
}
