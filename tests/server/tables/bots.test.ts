import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { presetRules } from '../../../src/engine/board/presets'
import type { RuleSet } from '../../../src/engine/board/rules'
import { replayLog } from '../../../src/engine/match/replay'
import { createServices, type Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { testDatabase } from '../../support/database'
import { tableForm } from '../../support/house'
import { playOn } from '../../support/playOut'
import { anyRules } from '../../support/rules'
import { callerOf, newPlayer, type TestDeps, testDeps } from '../../support/testDeps'
import { logOf, stateOf } from '../../support/testMatch'
import { unseal } from '../../support/unseal'

const database = testDatabase()
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
  worker = createWorker(deps, services)
})
afterAll(() => deps.close())

/** Somebody opens a table, fills it with bots and plays it to its end. */
async function playAgainstBots(rules: RuleSet) {
  const { tables, matches } = services
  const owner = callerOf(await newPlayer(deps))
  const { id } = await tables.open(owner, tableForm({ rules }))
  for (let seat = 1; seat < rules.seats; seat++) await tables.addBot(owner, id, seat)
  const { matchId, seats } = await tables.setReady(owner, id, true)
  if (!matchId) throw new Error('the match has not started')
  await unseal(matches, matchId)
  const players = seats.map(({ player }) => player?.id ?? '')
  await playOn({ deps, matches, worker, match: { matchId, players } })
  const { seq: _, ...state } = await stateOf(deps, matchId)
  expect(state.result?.outcome).toMatch(/^(won|drawn)$/)
  expect(replayLog(await logOf(deps, matchId))).toEqual(state)
}

it.each<[string, RuleSet]>([
  ['Table classic for three', presetRules('tableClassic', 'quick', 3)],
  ['Cribbage for two', presetRules('cribbage', 'quick', 2)],
  ['Partners', presetRules('partners', 'quick', 4)],
  ['teams that steal', { ...presetRules('partners', 'quick', 4), claims: 'steal', blockedAward: 'net', reserve: 2 }],
  ['teams that call', { ...presetRules('muggins', 'quick', 4), teams: true, claims: 'call', display: 'tally' }],
])('bots sit at casual tables and play to the end: %s', async (_, rules) => {
  await playAgainstBots(rules)
})

it('bots play by any rules that a table may have', async () => {
  await fc.assert(
    fc.asyncProperty(anyRules, async (rules) => {
      await playAgainstBots({ ...rules, roundLimit: Math.min(2, rules.roundLimit ?? 2) })
    }),
    { numRuns: 12 },
  )
}, 60_000)
