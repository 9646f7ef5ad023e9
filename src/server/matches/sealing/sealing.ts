import { sealOf } from '../../../chance/reveal'
import type { Commit, Reveal, Sealing } from '../../../contract/sealing'
import type { Caller, Deps, Notice } from '../../deps'
import { AppError } from '../../error'
import { type Tx, transact } from '../../transaction'
import type { ChanceFor } from '../match'
import { begin } from './begin'
import { giveUp, giveUpAllOverdue } from './giveUp'
import { REVEAL_MS } from './patience'
import { missingFrom, type Sealed, shownSealing, withEntry } from './sealed'
import { isMatch, lockOwnRow, readSealed, writeBytes, writeCommitments } from './store'

/** What a step of somebody's has brought about: whom to tell, nobody where it was done before. */
type Step = (tx: Tx, sealed: Sealed, seat: number) => Promise<readonly Notice[]>

export type Sealings = ReturnType<typeof createSealings>

/** What happens between the filling of a match's seats and its first event (R9.1, R9.2). */
export function createSealings(deps: Deps, chanceFor: ChanceFor) {
  const { db } = deps

  /** The caller's own seat in a match that still waits, under the lock of its row. */
  async function lockOwn(tx: Tx, { playerId }: Caller, matchId: string): Promise<{ sealed: Sealed; seat: number }> {
    const own = await lockOwnRow(tx, matchId, playerId)
    const sealed = await readSealed(tx, matchId)
    if (!sealed && !(await isMatch(tx, matchId))) throw new AppError('notFound')
    if (!sealed || sealed.absent.length > 0) throw new AppError('notSealing')
    if (!own) throw new AppError('notYourSeat')
    const seated = sealed.seats.find((seat) => seat.playerId === playerId && !seat.bot)
    if (!seated) throw new AppError('notYourSeat')
    return { sealed, seat: seated.seat }
  }

  async function take(caller: Caller, matchId: string, step: Step): Promise<Sealing | null> {
    const { notices, after } = await transact(db, async (tx) => {
      const { sealed, seat } = await lockOwn(tx, caller, matchId)
      return { notices: await step(tx, sealed, seat), after: await readSealed(tx, matchId) }
    })
    if (notices.length > 0) await deps.notify(notices)
    return after && shownSealing(after)
  }

  return {
    /**
     * Takes the commitment `H` of the caller's seat; the same one again changes nothing. However late the last one
     * comes, the seats have time for what they contribute. Throws `notFound`, `notYourSeat`, `notSealing` once the match
     * has begun or was given up, `committedOtherwise`.
     */
    commit: (caller: Caller, { matchId, commitment }: Commit): Promise<Sealing | null> =>
      take(caller, matchId, async (tx, sealed, seat) => {
        const { id, seatCommitments, until } = sealed
        const held = seatCommitments[seat] ?? null
        if (held === commitment) return []
        if (held !== null) throw new AppError('committedOtherwise')
        const entries = withEntry(seatCommitments, seat, commitment)
        const isLast = missingFrom(sealed, entries).length === 0
        const waited = isLast ? Math.max(until, deps.clock.now() + REVEAL_MS) : until
        await writeCommitments(tx, id, entries, new Date(waited))
        return [{ kind: 'sealing', id }]
      }),

    /**
     * Takes what the caller's seat contributes, once every seat's commitment is published; the last contribution begins
     * the match, and one that doesn't fit its commitment ends it before it has begun. The same bytes again change
     * nothing, others after them are refused. Throws as `commit`, and `commitmentsMissing`.
     */
    reveal: (caller: Caller, { matchId, bytes }: Reveal): Promise<Sealing | null> =>
      take(caller, matchId, async (tx, sealed, seat) => {
        const { id, seatCommitments, seatBytes } = sealed
        if (missingFrom(sealed, seatCommitments).length > 0) throw new AppError('commitmentsMissing')
        const fits = sealOf(id, seat, bytes) === seatCommitments[seat]
        if (seatBytes[seat]) {
          if (fits) return []
          throw new AppError('committedOtherwise')
        }
        if (!fits) return giveUp(tx, sealed, [seat], new Date(deps.clock.now()))
        const opened = { ...sealed, seatBytes: withEntry(seatBytes, seat, bytes) }
        await writeBytes(tx, id, opened.seatBytes)
        if (missingFrom(opened, opened.seatBytes).length > 0) return [{ kind: 'sealing', id }]
        return begin(tx, deps, chanceFor, opened)
      }),

    /** How far a match is before its first event, for anybody; null once it has begun. Throws `notFound`. */
    async state(matchId: string): Promise<Sealing | null> {
      const sealed = await readSealed(db, matchId)
      if (sealed) return shownSealing(sealed)
      if (!(await isMatch(db, matchId))) throw new AppError('notFound')
      return null
    },

    /** See `giveUpAllOverdue`. */
    giveUpOverdue: (): Promise<number> => giveUpAllOverdue(deps),
  }
}
