import { expect } from 'vitest'
import { viewFor } from '../../../src/engine/match/redact'
import { replayLog } from '../../../src/engine/match/replay'
import type { Viewer } from '../../../src/engine/view/view'
import { verifyRecord } from '../../../src/record/verify'
import { brokenInvariants } from '../../support/invariants'
import { sql, type TestDeps } from '../../support/testDeps'
import { logOf, stateOf } from '../../support/testMatch'
import type { Player } from './player'
import type { Stage } from './stage'

/** The acknowledged commands that are not in the database exactly as they were acknowledged, once each. */
async function lostAnswers(deps: TestDeps, players: readonly Player[]): Promise<string[]> {
  const rows = await sql<{ commandId: string; seq: number }>(
    deps,
    `select c."commandId", e.seq from match_command c
      join match_event e on e."matchId" = c."matchId" and e.seq = (c.answer->>'seq')::int`,
  )
  const times = new Map<string, number>()
  for (const { commandId, seq } of rows) {
    const line = `${commandId} ${seq}`
    times.set(line, (times.get(line) ?? 0) + 1)
  }
  const told = players.flatMap(({ acknowledged }) => acknowledged.map(({ commandId, seq }) => `${commandId} ${seq}`))
  return told.filter((line) => times.get(line) !== 1)
}

/**
 * Expects that the players were told nothing but the truth, that no turn is half written, that all of them see what is,
 * and that whatever is over was played by the rules.
 */
export async function expectTruth({ deps, services }: Stage, players: readonly Player[]): Promise<void> {
  expect(await lostAnswers(deps, players)).toEqual([])
  expect(await brokenInvariants(deps)).toEqual([])
  // Two commands that led to the same event would have counted twice or not at all.
  expect(await sql(deps, `select 1 from match_command group by "matchId", answer having count(*) > 1`)).toEqual([])
  for (const matchId of new Set(players.map((player) => player.held().matchId))) {
    const { seq: _, ...state } = await stateOf(deps, matchId)
    expect(replayLog(await logOf(deps, matchId))).toEqual(state)
    if (state.phase === 'over') {
      const { text } = await services.records.file(matchId, { deleted: '?' })
      expect(verifyRecord(JSON.parse(text)).holds).toBe(true)
    }
    for (const player of players)
      if (player.held().matchId === matchId)
        expect(player.view()).toEqual(viewFor(state, player.view().viewer as Viewer))
  }
}

/**
 * Has the players of one match stop and leave; expects that all their commands are answered, that they have all heard as much
 * as each other, and that it is the truth.
 */
export async function expectSameTruth(stage: Stage, players: readonly Player[]): Promise<void> {
  for (const player of players) player.pause()
  await expect.poll(() => players.some((player) => player.held().pending.length > 0), { timeout: 10_000 }).toBe(false)
  await expect.poll(() => new Set(players.map((player) => player.held().seq)).size, { timeout: 5_000 }).toBe(1)
  await expectTruth(stage, players)
  for (const player of players) player.leave()
}

/** Expects that no clock has struck in these players' matches: whoever was in turn was there, whatever happened to the server. */
export async function expectNobodyStruck({ deps }: Stage, players: readonly Player[]): Promise<void> {
  const struck = await sql(
    deps,
    `select "matchId", seq from match_event
      where "matchId" = any($1) and (event->>'by' = 'clock' or event->>'reason' = 'clock')`,
    [players.map((player) => player.held().matchId)],
  )
  expect(struck).toEqual([])
}
