import { randomUUID } from 'node:crypto'
import { DEFAULT_CLOCK } from '../../src/contract/offers'
import { legalPlacements, type Placement } from '../../src/engine/board/legality'
import { completeRules, type RuleSet } from '../../src/engine/board/rules'
import type { SeatCommand } from '../../src/engine/match/command'
import type { MatchEvent } from '../../src/engine/match/event'
import type { MatchState } from '../../src/engine/match/state'
import type { TimeControl } from '../../src/engine/view/view'
import { AppError } from '../../src/server/error'
import type { Matches } from '../../src/server/matches/matches'
import { callerOf, newPlayer, sql, type TestDeps } from './testDeps'
import { unseal } from './unseal'

export type MatchWish = {
  readonly rules?: Partial<RuleSet>
  readonly clock?: TimeControl
  readonly rated?: boolean
  readonly kinds?: readonly ('person' | 'bot')[]
  readonly players?: readonly string[]
}

export type TestMatch = { readonly matchId: string; readonly players: readonly string[] }

/** Makes a match of new players, or of the given ones, as tables and pairing do: it waits for their contributions. */
export async function sealMatch(deps: TestDeps, matches: Matches, wish: MatchWish = {}): Promise<TestMatch> {
  const rules = completeRules(wish.rules)
  const kinds = wish.kinds ?? Array<'person'>(rules.seats).fill('person')
  const players: string[] = []
  for (const [seat, kind] of kinds.entries()) {
    players.push(wish.players?.[seat] ?? (await newPlayer(deps, kind === 'bot' ? 'bot' : 'member')))
  }
  // Tests start dozens at once, on few connections: they may have to wait for theirs.
  const patience = { maxWait: 20_000, timeout: 20_000 }
  const { matchId, notices } = await deps.db.$transaction(
    (tx) =>
      matches.start(tx, {
        preset: rules.teams ? 'partners' : 'muggins',
        form: 'quick',
        rules,
        clock: wish.clock === undefined ? DEFAULT_CLOCK : wish.clock,
        pool: wish.rated ? `muggins-${rules.seats}` : null,
        seats: kinds.map((kind, seat) => ({ kind, playerId: players[seat] ?? '' })),
      }),
    patience,
  )
  await deps.notify(notices)
  return { matchId, players }
}

/** Starts a match: as `sealMatch`, and with everybody's contribution to the deal. */
export async function startMatch(deps: TestDeps, matches: Matches, wish: MatchWish = {}): Promise<TestMatch> {
  const match = await sealMatch(deps, matches, wish)
  await unseal(matches, match.matchId)
  return match
}

/** The state as the row keeps it. */
export async function stateOf(deps: TestDeps, matchId: string): Promise<MatchState & { readonly seq: number }> {
  const [row] = await sql<{ seq: number; snapshot: MatchState }>(
    deps,
    'select seq, snapshot from match where id = $1',
    [matchId],
  )
  if (!row) throw new Error('no such match')
  return { ...row.snapshot, seq: row.seq }
}

export async function logOf(deps: TestDeps, matchId: string): Promise<MatchEvent[]> {
  const rows = await sql<{ event: MatchEvent }>(
    deps,
    'select event from match_event where "matchId" = $1 order by seq',
    [matchId],
  )
  return rows.map(({ event }) => event)
}

/** The legal placements of the seat in turn. */
export function placements(state: MatchState): { seat: number; legal: Placement[] } {
  const { round, rules } = state
  if (!round?.turn) throw new Error('nobody is in turn')
  const { seat } = round.turn
  return { seat, legal: legalPlacements(round.line, rules, round.hands[seat] ?? []) }
}

/** Sends a person's command as of the present state; its answer's seq. */
export async function send(
  deps: TestDeps,
  matches: Matches,
  { matchId, players }: TestMatch,
  command: SeatCommand,
  given: { commandId?: string; expectedSeq?: number; as?: string } = {},
): Promise<number> {
  const caller = callerOf(given.as ?? players[command.seat] ?? '')
  const expectedSeq = given.expectedSeq ?? (await stateOf(deps, matchId)).seq
  const { seq } = await matches.act(caller, {
    matchId,
    commandId: given.commandId ?? randomUUID(),
    expectedSeq,
    command,
  })
  return seq
}

/** The seat in turn places the tile that `pick` chooses, the first legal one when not given. */
export async function place(
  deps: TestDeps,
  matches: Matches,
  match: TestMatch,
  pick: (legal: readonly Placement[]) => Placement | undefined = ([first]) => first,
): Promise<number> {
  const { seat, legal } = placements(await stateOf(deps, match.matchId))
  const placement = pick(legal)
  if (!placement) throw new Error(`seat ${seat} has nothing to place`)
  return send(deps, matches, match, { type: 'place', seat, ...placement })
}

/** What a call failed with, as the caller is told. */
export async function failureOf(
  call: Promise<unknown>,
): Promise<{ code: string; refusal?: string; rule?: string | null }> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { refusal } = error.details
    return { code: error.code, ...(refusal ? { refusal: refusal.code, rule: refusal.rule } : {}) }
  }
  return { code: 'none' }
}
