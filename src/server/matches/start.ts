import { commitmentOf } from '../../chance/commitment'
import { rulesHash as hashOf } from '../../chance/rulesHash'
import { chanceFrom } from '../../chance/stream'
import { isLive } from '../../contract/offers'
import type { Form, RulesName } from '../../engine/board/presets'
import type { RuleSet } from '../../engine/board/rules'
import { decide } from '../../engine/match/decide'
import { initialState } from '../../engine/match/state'
import type { TimeControl } from '../../engine/view/view'
import { Prisma } from '../../generated/prisma/client'
import type { Deps, Notice } from '../deps'
import { AppError } from '../error'
import type { ChanceFor } from './match'
import { begin } from './sealing/begin'
import { readSealed } from './sealing/store'
import { startCommand } from './startCommand'
/** What a match is to be. `pool` is null for a casual one; seats are in their order. */
export type Setup = {
  readonly preset: RulesName
  readonly form: Form
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pool: string | null
  readonly seats: readonly { readonly playerId: string; readonly kind: 'person' | 'bot' }[]
}

/** The sealed match, and what to notify once the caller's transaction is committed. */
export type Started = { readonly matchId: string; readonly notices: readonly Notice[] }

export type Start = (tx: Prisma.TransactionClient, setup: Setup) => Promise<Started>

function isLiveMatch(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/** Throws `refused` for what can't be started; whether it can doesn't depend on what is dealt. */
function requirePlayable(setup: Setup, deps: Deps): void {
  const kinds = setup.seats.map(({ kind }) => kind)
  const command = startCommand(deps, setup, kinds)
  const decision = decide(initialState(), command, { at: 0, chance: chanceFrom(new Uint8Array(32)) })
  if (!decision.ok) throw new AppError('refused', { refusal: decision.refusal })
}

/**
 * Makes a match inside the caller's transaction and seals it: the secret is drawn and committed to, and who contributes
 * is fixed (R9.1, R9.2). Its people are taken up from now on; it begins with the last of their contributions, at once where bots are
 * among themselves.
 * Throws AppError `liveMatch` when somebody has another match to stay at, `botsOnlyCasual` for a rated match with a
 * bot, `refused` for a rule set that can't be played; the transaction can't go on after any of them.
 */
export function createStart(deps: Deps, chanceFor: ChanceFor): Start {
  return async (tx, setup) => {
    const { preset, form, rules, clock, pool, seats } = setup
    if (pool !== null && seats.some(({ kind }) => kind === 'bot')) throw new AppError('botsOnlyCasual')
    requirePlayable(setup, deps)
    const matchId = deps.random.id()
    const secret = deps.random.bytes(32)
    const rulesHash = hashOf(rules)
    const now = deps.clock.now()
    const startedAt = new Date(now)
    const nothing = seats.map(() => null)
    await tx.match.create({
      data: {
        id: matchId,
        preset,
        form,
        rules,
        rulesHash,
        clock: clock ?? Prisma.DbNull,
        pool,
        startedAt,
        seq: 0,
        snapshot: initialState() as unknown as Prisma.InputJsonValue,
        secret,
        commitment: commitmentOf(matchId, rulesHash, secret),
        seatBytes: nothing,
        seatCommitments: nothing,
        sealUntil: new Date(now + deps.sealMs),
      },
    })
    const timed = isLive(clock)
    const rows = seats.map(({ playerId, kind }, seat) => {
      return { matchId, seat, playerId, live: kind === 'person', timed, startedAt, pool }
    })
    try {
      await tx.matchSeat.createMany({ data: rows })
    } catch (error) {
      throw isLiveMatch(error) ? new AppError('liveMatch') : error
    }
    const people = seats.filter(({ kind }) => kind === 'person')
    const sealed = people.length === 0 ? await readSealed(tx, matchId) : null
    if (sealed) return { matchId, notices: await begin(tx, deps, chanceFor, sealed) }
    return {
      matchId,
      notices: [
        { kind: 'sealing', id: matchId },
        ...people.map(({ playerId }): Notice => ({ kind: 'player', id: playerId })),
      ],
    }
  }
}
