import type { Act, ActAnswer, MatchEvents, MatchLog, MatchState } from '../../contract/match'
import type { MatchEvent } from '../../engine/match/event'
import { redact } from '../../engine/match/redact'
import type { Viewer } from '../../engine/view/view'
import type { Caller, Deps } from '../deps'
import { AppError } from '../error'
import { createActOnMatch } from './act'
import { verifiableChance } from './chance'
import { createKnownMatches } from './known'
import type { ActOnMatch, ChanceFor, SeatedPlayer } from './match'
import { findChanges, findFeatured, findMatch, findRatings, findRematch, findSeats, findSeqs } from './readStore'
import { shownSealing } from './sealing/sealed'
import { createSealings, type Sealings } from './sealing/sealing'
import { readOpened, readSealed } from './sealing/store'
import { showMatch } from './show'
import { createStart, type Start } from './start'
import { readEvents } from './store'

export type Matches = {
  /** Makes a match inside the caller's transaction, sealed until its people have contributed; see `createStart`. */
  readonly start: Start
  /** What happens before a match's first event; see `createSealings`. */
  readonly sealing: Sealings
  /** A person's wish for the own seat; see `createActOnMatch` for the errors. */
  readonly act: (caller: Caller, act: Act) => Promise<ActAnswer>
  /** The path of every actor; for the worker and for `act`. */
  readonly actOnMatch: ActOnMatch
  /** A match as the caller may see it: from the own seat, or as a watcher. Throws `notFound`. */
  readonly get: (caller: Caller | null, matchId: string) => Promise<MatchState>
  /** A match under way to be watched, as a watcher sees it; see `findFeatured`. */
  readonly featured: () => Promise<MatchState | null>
  /** What happened after a seq, as the caller may see it. Throws `notFound`. */
  readonly since: (caller: Caller | null, matchId: string, seq: number) => Promise<MatchEvents>
  /** A finished match with its whole log, all hands open. Throws `notFound`, `matchNotOver`. */
  readonly log: (matchId: string) => Promise<MatchLog>
  /** The seats of a match; throws `notFound`. */
  readonly seats: (matchId: string) => Promise<readonly SeatedPlayer[]>
  /** How far the logs of these matches go; unknown matches are absent. */
  readonly seqOf: (matchIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The events after a seq with everything that is hidden in them: to be redacted before they leave the server. */
  readonly eventsAfter: (matchId: string, seq: number) => Promise<readonly MatchEvent[]>
  /** Where a rematch gathers. */
  readonly rematch: (matchId: string) => Promise<MatchState['rematch']>
}

export type MatchOptions = { readonly chanceFor?: ChanceFor }

/** Everything about matches: anybody may watch one, its seats' players act in it. */
export function createMatches(deps: Deps, { chanceFor = verifiableChance }: MatchOptions = {}): Matches {
  const { db, pool } = deps
  const known = createKnownMatches()
  const act = createActOnMatch(deps, chanceFor, known)
  const actOnMatch: ActOnMatch = (wish) => deps.metrics.turn(wish.actor.kind, () => act(wish))

  async function show(matchId: string, caller: Caller | null, viewer?: Viewer): Promise<MatchState> {
    const match = await findMatch(db, matchId)
    if (!match) throw new AppError('notFound')
    const { pool, seats } = match
    const seat = seats.find(({ playerId }) => playerId === caller?.playerId)?.seat ?? null
    const players = seats.map(({ playerId }) => playerId)
    const over = match.endedAt !== null
    const [ratings, changes, rematch, sealed, reveal] = await Promise.all([
      pool !== null && !over ? findRatings(db, pool, players) : new Map<string, number>(),
      pool !== null && over ? findChanges(db, matchId) : [],
      over ? findRematch(db, matchId) : null,
      match.sealUntil ? readSealed(db, matchId) : null,
      over ? readOpened(db, matchId) : null,
    ])
    // It has begun between the two readings: what was read first is the empty match of before.
    if (match.sealUntil && !sealed) return show(matchId, caller, viewer)
    const now = deps.clock.now()
    const sealing = sealed && shownSealing(sealed)
    return showMatch(match, {
      seat,
      viewer: viewer ?? seat ?? 'watcher',
      ratings,
      changes,
      rematch,
      sealing,
      reveal,
      now,
    })
  }

  return {
    start: createStart(deps, chanceFor),
    sealing: createSealings(deps, chanceFor),
    actOnMatch,
    act: ({ playerId }, { matchId, commandId, expectedSeq, command }) =>
      actOnMatch({ matchId, actor: { kind: 'person', playerId }, commandId, expectedSeq, command }),
    get: (caller, matchId) => show(matchId, caller),
    async featured() {
      const matchId = await findFeatured(db)
      return matchId === null ? null : show(matchId, null)
    },
    async since(caller, matchId, seq) {
      const found = await findSeats(db, matchId)
      if (!found) throw new AppError('notFound')
      const viewer = found.seats.find(({ playerId }) => playerId === caller?.playerId)?.seat ?? 'watcher'
      const events = await readEvents(pool, matchId, seq)
      return { matchId, from: seq + 1, seq: seq + events.length, events: events.map((event) => redact(event, viewer)) }
    },
    async log(matchId) {
      const found = await findSeats(db, matchId)
      if (!found) throw new AppError('notFound')
      if (!found.over) throw new AppError('matchNotOver')
      const [match, events] = await Promise.all([show(matchId, null, 'all'), readEvents(pool, matchId, 0)])
      return { match, events: events.map((event) => redact(event, 'all')) }
    },
    async seats(matchId) {
      const found = await findSeats(db, matchId)
      if (!found) throw new AppError('notFound')
      return found.seats
    },
    seqOf: (matchIds) => findSeqs(db, [...matchIds]),
    async eventsAfter(matchId, seq) {
      const fresh = known.eventsAfter(matchId, seq)
      return fresh && fresh.length > 0 ? fresh : readEvents(pool, matchId, seq)
    },
    rematch: (matchId) => findRematch(db, matchId),
  }
}
