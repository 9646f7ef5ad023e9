import type { ActAnswer } from '../../contract/match'
import { inTransaction } from '../db'
import type { Deps, Notice } from '../deps'
import { AppError } from '../error'
import { persistently } from '../failure'
import { inTime } from '../inTime'
import { requireAway } from './away'
import { nextDue } from './due'
import { writeOutcome } from './ending'
import { type Accepted, type Judged, judge, settles } from './judge'
import type { KnownMatches } from './known'
import { createLanes, type Running } from './lanes'
import type { ActOnMatch, ChanceFor, Wish } from './match'
import { findSeats } from './readStore'
import { type Found, findLocked, type Turn, writeTurns } from './store'

/** How many matches' turns one transaction writes at most, and how many such transactions are under way at once. */
const GROUP_SIZE = 32
const GROUPS_AT_ONCE = 2

/** What became of a wish in its group: judged and, if accepted, written; failed; or in need of a transaction of its own. */
type InGroup = { readonly judged: Judged } | { readonly error: unknown } | 'alone'

/** Who has to be told: the match's viewers, and players who are free again. */
function noticesOf({ match, events }: Accepted): Notice[] {
  const over = events.some(({ type }) => type === 'matchEnded')
  const gone = events.flatMap((event) => (event.type === 'seatLeft' ? [event.seat] : []))
  const freed = match.seats.filter(({ seat }) => over || gone.includes(seat))
  return [
    { kind: 'match', id: match.id, seq: match.seq + events.length },
    ...freed.map(({ playerId }): Notice => ({ kind: 'player', id: playerId })),
  ]
}

function answerOf(judged: Judged): ActAnswer {
  if (judged.kind === 'known') return judged.answer
  const { match, events } = judged.turn
  return { seq: match.seq + events.length }
}

function acceptedIn(outcome: InGroup): Accepted[] {
  return outcome !== 'alone' && 'judged' in outcome && outcome.judged.kind === 'accepted' ? [outcome.judged.turn] : []
}

/**
 * The one path for people, bots and clocks: lock the match, answer a known command id as before, refuse a stale wish,
 * decide, append, keep the snapshot and what is due, settle ratings if it is over, commit, then notify.
 *
 * Wishes for different matches that wait at the same time share a transaction. One that fails takes no other along; what
 * meets somebody else's lock, or makes a seat leave or the match end, gets a transaction of its own.
 *
 * Refusals are not remembered: they change nothing, so a refused command sent again is judged anew. Throws AppError
 * `notFound`, `tryAgain`, and as `judge`.
 */
export function createActOnMatch(deps: Deps, chanceFor: ChanceFor, known: KnownMatches): ActOnMatch {
  function judgeFound({ match, past }: Found, wish: Wish): Judged {
    requirePulse()
    return judge(match, past, wish, deps.clock.now(), chanceFor)
  }

  function turnOf(accepted: Accepted, endedAt: number | null): Turn {
    return { ...accepted, endedAt, due: nextDue(accepted.state, deps.random) }
  }

  function judgeInGroup(found: Found | undefined, wish: Wish): InGroup {
    // Locked by somebody else, or not there.
    if (!found) return 'alone'
    try {
      const judged = judgeFound(found, wish)
      return judged.kind === 'accepted' && settles(judged.turn) ? 'alone' : { judged }
    } catch (error) {
      return { error }
    }
  }

  /** The lock, or the turn in the lane, may have come after an outage that the clocks don't know of yet. */
  function requirePulse(): void {
    if (deps.pulse.missed()) throw new AppError('tryAgain')
  }

  async function actTogether(wishes: readonly Wish[]): Promise<InGroup[]> {
    await deps.pulse.steady()
    return inTransaction(deps.pool, async (client, last) => {
      const found = await findLocked(client, wishes, known, 'skip')
      const outcomes = wishes.map((wish, index) => judgeInGroup(found[index], wish))
      const turns = outcomes.flatMap(acceptedIn).map((accepted) => turnOf(accepted, null))
      if (turns.length > 0) {
        last(writeTurns(client, turns))
        deps.metrics.group(turns.length)
      }
      return outcomes
    })
  }

  async function actAlone(wish: Wish): Promise<Judged> {
    await deps.pulse.steady()
    return inTransaction(deps.pool, async (client) => {
      const [found] = await findLocked(client, [wish], known, 'wait')
      if (!found) throw new AppError('notFound')
      const judged = judgeFound(found, wish)
      if (judged.kind === 'known') return judged
      const { turn } = judged
      if (wish.command.type === 'claimSeat') await requireAway(client, deps, wish.matchId, wish.command.of)
      const endedAt = settles(turn) ? await writeOutcome(client, turn.match, turn.state, deps.clock.now()) : null
      await writeTurns(client, [turnOf(turn, endedAt)])
      return judged
    })
  }

  /** To be called once they are committed. Nobody waits for the telling: it never fails, and what is written is true untold. */
  function publish(turns: readonly Accepted[]): void {
    for (const { match, events, state } of turns) {
      const seq = match.seq + events.length
      known.learn({ ...match, seq, state }, events)
      deps.metrics.committed(match.id, seq)
    }
    if (turns.length > 0) void deps.notify(turns.flatMap(noticesOf))
  }

  async function sharePart(wishes: readonly Wish[]): Promise<InGroup[]> {
    try {
      const outcomes = await actTogether(wishes)
      publish(outcomes.flatMap(acceptedIn))
      return outcomes
    } catch (error) {
      // What the database can't do now it can't do for any of them; whose fault anything else was shows one by one.
      return wishes.map(() => (error instanceof AppError ? { error } : 'alone'))
    }
  }

  function run(wishes: readonly Wish[]): Running<ActAnswer> {
    const shared = sharePart(wishes)
    const answers = wishes.map(async (wish, index) => {
      const outcome = (await shared)[index] ?? 'alone'
      if (outcome === 'alone') {
        const judged = await actAlone(wish)
        publish(acceptedIn({ judged }))
        return answerOf(judged)
      }
      if ('error' in outcome) throw outcome.error
      return answerOf(outcome.judged)
    })
    return { answers, shared }
  }

  /** Who has no seat in a match keeps nobody waiting who has one, neither in its lane nor for its lock. */
  async function requireSeat({ matchId, actor }: Wish): Promise<void> {
    if (actor.kind !== 'person') return
    const seats = known.at(matchId)?.seats ?? (await persistently(() => findSeats(deps.db, matchId)))?.seats
    if (!seats) throw new AppError('notFound')
    if (!seats.some(({ playerId }) => playerId === actor.playerId)) throw new AppError('notYourSeat')
  }

  const laneOf = ({ matchId }: Wish) => matchId
  const actInLane = createLanes({ laneOf, run, groupSize: GROUP_SIZE, groupsAtOnce: GROUPS_AT_ONCE })
  return async (wish) => {
    await requireSeat(wish)
    // Behind others that wait for the database in vain, its own turn may be long in coming.
    return inTime(actInLane(wish))
  }
}
