import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { replayLog } from '../../src/engine/match/replay'
import { tableForm } from '../support/house'
import { callerOf, newPlayer, sql } from '../support/testDeps'
import { logOf, startMatch, stateOf } from '../support/testMatch'
import { expectNobodyStruck, expectTruth } from './support/aftermath'
import { apiOf } from './support/api'
import { type AppProcess, appProcess } from './support/appProcess'
import { enterMatches } from './support/crowd'
import { enter } from './support/player'
import { cookieOf, faultChance, stage } from './support/stage'
import { wire } from './support/wire'

const open = stage()

async function twoProcesses(): Promise<readonly [AppProcess, AppProcess]> {
  const { url } = open().database
  const one = await appProcess(url)
  const other = await appProcess(url)
  await Promise.all([one.start(), other.start()])
  return [one, other]
}

it('when one of two processes is killed, its players move to the other and finish', async () => {
  const { deps, services } = open()
  const chance = faultChance('two processes')
  const [one, other] = await twoProcesses()
  const sites = [await wire(one, other), await wire(other, one)] as const
  const clock = { turnMs: 8_000, bankMs: 0 }
  const crowd = await enterMatches(open(), sites, { matches: 8, chance, clock, thinkMs: 40, rules: { target: 150 } })
  const withBots = await Promise.all(
    sites.map(async ({ url }) => {
      const { matchId, players } = await startMatch(deps, services.matches, {
        clock,
        kinds: ['person', 'bot'],
        rules: { target: 100 },
      })
      return enter({ url, cookie: await cookieOf(players[0] ?? ''), matchId, chance, thinkMs: 40 })
    }),
  )
  const players = [...crowd.players, ...withBots]
  await expect.poll(() => crowd.acknowledged(), { timeout: 20_000 }).toBeGreaterThan(60)
  await one.kill()
  for (const player of players) player.play(5)
  await expect
    .poll(() => players.filter((player) => player.view().phase !== 'over').length, { timeout: 60_000 })
    .toBe(0)
  await expectTruth(open(), players)
  await expectNobodyStruck(open(), players)
  for (const player of players) player.leave()
})

it('what happens by itself, clocks, bots, pairing and cleaning, is done once by two processes', async () => {
  const { deps, services } = open()
  const processes = await twoProcesses()

  // Clocks: nobody is there. Each seat is struck once, and the first one, struck again, has left: the match is over.
  const clock = { turnMs: 200, bankMs: 0 }
  const struck: string[] = []
  for (let n = 0; n < 6; n++) struck.push((await startMatch(deps, services.matches, { clock })).matchId)

  // Bots among themselves.
  const ofBots: string[] = []
  const bots = { kinds: ['bot', 'bot'], rules: { target: 100, roundLimit: 1 }, clock: null } as const
  for (let n = 0; n < 6; n++) ofBots.push((await startMatch(deps, services.matches, bots)).matchId)

  // Tables that nobody has looked at for long.
  const tables: string[] = []
  for (let n = 0; n < 6; n++) {
    const owner = callerOf(await newPlayer(deps))
    tables.push((await services.tables.open(owner, tableForm())).id)
  }
  const opened = await sql<{ version: number }>(deps, 'select version from "table" where id = any($1) order by id', [
    tables,
  ])
  await sql(deps, `update "table" set "attendedAt" = "attendedAt" - interval '1 hour' where id = any($1)`, [tables])

  // Twelve who seek an opponent, in both processes at once.
  const seekers: string[] = []
  for (let n = 0; n < 12; n++) seekers.push(await newPlayer(deps))
  await Promise.all(
    seekers.map(async (playerId, n) =>
      apiOf(processes[n % 2]?.url ?? '', await cookieOf(playerId)).seek.start.mutate({ casual: true }),
    ),
  )

  const paired = () =>
    sql<{ playerId: string; matchId: string }>(
      deps,
      'select "playerId", "matchId" from match_seat where "playerId" = any($1)',
      [seekers],
    )
  await expect.poll(async () => (await paired()).length, { timeout: 12_000 }).toBe(seekers.length)
  const seats = await paired()
  expect(new Set(seats.map(({ playerId }) => playerId)).size).toBe(seekers.length)
  expect(new Set(seats.map(({ matchId }) => matchId)).size).toBe(seekers.length / 2)

  const closed = () => sql(deps, 'select 1 from "table" where id = any($1) and "closedAt" is not null', [tables])
  await expect.poll(async () => (await closed()).length, { timeout: 15_000 }).toBe(tables.length)

  const running = () => sql(deps, 'select 1 from match where id = any($1) and "endedAt" is null', [struck])
  await expect.poll(async () => (await running()).length, { timeout: 15_000 }).toBe(0)
  for (const matchId of struck) {
    const byClock = (await logOf(deps, matchId)).filter((event) => 'by' in event && event.by === 'clock')
    const left = (await logOf(deps, matchId)).filter(({ type }) => type === 'seatLeft')
    expect([byClock.length, left.length]).toEqual([2, 1])
  }

  for (const matchId of ofBots) {
    await expect.poll(async () => (await stateOf(deps, matchId)).phase, { timeout: 15_000 }).toBe('over')
    const { seq, ...state } = await stateOf(deps, matchId)
    const log = await logOf(deps, matchId)
    expect(log).toHaveLength(seq)
    expect(replayLog(log)).toEqual(state)
    const placed = log.flatMap((event) => (event.type === 'tilePlaced' ? event.tile : []))
    expect(placed.length).toBeGreaterThan(5)
    expect(new Set(placed).size).toBe(placed.length)
  }

  // Whoever is late with something that is done already does it no more.
  await pause(1_500)
  const later = await sql<{ version: number }>(deps, 'select version from "table" where id = any($1) order by id', [
    tables,
  ])
  expect(later.map(({ version }) => version)).toEqual(opened.map(({ version }) => version + 1))
  expect((await paired()).length).toBe(seekers.length)
  await expectTruth(open(), [])
})
