import type { Placement } from '../../src/engine/board/legality'
import { forcedMove } from '../../src/engine/match/turn'
import type { Matches } from '../../src/server/matches/matches'
import type { Worker } from '../../src/server/worker/worker'
import { sql, type TestDeps } from './testDeps'
import { place, send, stateOf, type TestMatch } from './testMatch'

/** What falls due next in a match, as its row says; times in milliseconds since 1970. */
export async function dueIn(deps: TestDeps, matchId: string): Promise<{ kind: string; at: number } | null> {
  const [row] = await sql<{ kind: string | null; at: number }>(
    deps,
    `select "dueKind" as kind, (extract(epoch from "dueAt") * 1000)::float8 as at from match where id = $1`,
    [matchId],
  )
  return row?.kind ? { kind: row.kind, at: row.at } : null
}

/** Turns the clock to what falls due next in a match and lets it happen. */
export async function passTime(deps: TestDeps, worker: Worker, matchId: string): Promise<string> {
  const due = await dueIn(deps, matchId)
  if (!due) throw new Error('nothing falls due')
  deps.time.now = Math.max(deps.time.now, due.at)
  await worker.runDue()
  return due.kind
}

export type Table = {
  readonly deps: TestDeps
  readonly matches: Matches
  readonly worker: Worker
  readonly match: TestMatch
  readonly pick?: (legal: readonly Placement[]) => Placement | undefined
}

/**
 * Plays on until `stop` says so or the match is over: persons place, and draw or pass where nobody does it for them;
 * everything else happens when it is due.
 */
export async function playOn(table: Table, stop: () => Promise<boolean> = async () => false): Promise<void> {
  const { deps, matches, worker, match, pick } = table
  for (let steps = 0; steps < 3_000; steps++) {
    const state = await stateOf(deps, match.matchId)
    const { phase, round, seats } = state
    if (phase === 'over' || (await stop())) return
    const due = await dueIn(deps, match.matchId)
    const seat = round?.turn?.seat ?? -1
    const personal = due?.kind === 'turn' || due === null
    if (phase === 'playing' && personal && seats[seat]?.kind === 'person' && !seats[seat]?.left) {
      deps.time.now += 700
      const move = forcedMove(state)
      if (move) await send(deps, matches, match, { type: move, seat })
      else await place(deps, matches, match, pick)
    } else await passTime(deps, worker, match.matchId)
  }
  throw new Error('the match does not end')
}

/** The seeded choice among legal placements. */
export function pickBy(fraction: () => number): (legal: readonly Placement[]) => Placement | undefined {
  return (legal) => legal[Math.floor(fraction() * legal.length)]
}
