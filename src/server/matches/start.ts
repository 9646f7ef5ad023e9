import { commitmentOf } from '../../chance/commitment'
import { rulesHash as hashOf } from '../../chance/rulesHash'
import type { Form, RulesName } from '../../engine/board/presets'
import type { RuleSet } from '../../engine/board/rules'
import { decide } from '../../engine/match/decide'
import { evolve } from '../../engine/match/evolve'
import { initialState } from '../../engine/match/state'
import type { TimeControl } from '../../engine/view/view'
import { Prisma } from '../../generated/prisma/client'
import type { Deps, Notice } from '../deps'
import { AppError } from '../error'
import { lazily } from './chance'
import { nextDue } from './due'
import type { ChanceFor } from './match'

/** What a match is to be. `pool` is null for a casual one; seats are in their order. */
export type Setup = {
  readonly preset: RulesName
  readonly form: Form
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pool: string | null
  readonly seats: readonly { readonly playerId: string; readonly kind: 'person' | 'bot' }[]
}

/** The new match, and what to notify once the caller's transaction is committed. */
export type Started = { readonly matchId: string; readonly notices: readonly Notice[] }

export type Start = (tx: Prisma.TransactionClient, setup: Setup) => Promise<Started>

function isLiveMatch(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/**
 * Starts a match inside the caller's transaction. The secret is drawn and committed to (R9.1) before anything is dealt.
 * Throws AppError `liveMatch` when somebody has a live timed match already, `botsOnlyCasual` for a rated match with a
 * bot, `refused` for a rule set that can't be played; the transaction can't go on after any of them.
 */
export function createStart(deps: Deps, chanceFor: ChanceFor): Start {
  return async (tx, { preset, form, rules, clock, pool, seats }) => {
    const rated = pool !== null
    if (rated && seats.some(({ kind }) => kind === 'bot')) throw new AppError('botsOnlyCasual')
    const matchId = deps.random.id()
    const secret = deps.random.bytes(32)
    const rulesHash = hashOf(rules)
    const seatBytes = seats.map(() => null)
    const chance = lazily(chanceFor, { id: matchId, rulesHash, secret, seatBytes })
    const command = {
      type: 'start',
      rules,
      clock,
      pace: deps.pace,
      rated,
      seats: seats.map(({ kind }) => kind),
    } as const
    const decision = decide(initialState(), command, { at: 0, chance })
    if (!decision.ok) throw new AppError('refused', { refusal: decision.refusal })
    const events = decision.value
    const state = events.reduce(evolve, initialState())
    const now = deps.clock.now()
    const startedAt = new Date(now)
    const due = nextDue(state, deps.random)
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
        seq: events.length,
        snapshot: state as unknown as Prisma.InputJsonValue,
        dueKind: due?.kind ?? null,
        dueAt: due && new Date(now + due.at),
        secret,
        commitment: commitmentOf(matchId, rulesHash, secret),
        seatBytes,
      },
    })
    const timed = clock !== null
    const rows = seats.map(({ playerId, kind }, seat) => {
      return { matchId, seat, playerId, live: kind === 'person', timed, startedAt, pool }
    })
    try {
      await tx.matchSeat.createMany({ data: rows })
    } catch (error) {
      throw isLiveMatch(error) ? new AppError('liveMatch') : error
    }
    await tx.matchEvent.createMany({
      data: events.map((event, n) => ({ matchId, seq: n + 1, event: event as unknown as Prisma.InputJsonValue })),
    })
    const people = seats.filter(({ kind }) => kind === 'person')
    return {
      matchId,
      notices: [
        { kind: 'match', id: matchId, seq: events.length },
        ...people.map(({ playerId }): Notice => ({ kind: 'player', id: playerId })),
      ],
    }
  }
}
