import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startMatch } from '../support/testMatch'
import { expectNobodyStruck, expectTruth } from './support/aftermath'
import { appProcess } from './support/appProcess'
import { enterMatches } from './support/crowd'
import { enter } from './support/player'
import { cookieOf, faultChance, stage } from './support/stage'

const MATCHES = 50
const KILLS = 20
const open = stage()

it('killed twenty times under play, it loses nothing that it has acknowledged', { timeout: 420_000 }, async () => {
  const { database } = open()
  const chance = faultChance('killed')
  const app = await appProcess(database.url)
  await app.start()
  const clock = { turnMs: 8_000, bankMs: 0 }
  const crowd = await enterMatches(open(), app, {
    matches: MATCHES,
    chance,
    clock,
    thinkMs: 200,
    // More than they can finish before the last kill.
    rules: { target: 250 },
  })
  const inFlight: number[] = []
  const unfinished: number[] = []
  let unanswered = 0
  // Looks and kills in the same breath: a command that is on its way is answered a moment later.
  const killUnderWay = () => {
    const flying = crowd.unanswered()
    if (flying === 0) return null
    inFlight.push(flying)
    return { gone: app.kill() }
  }
  for (let kill = 0; kill < KILLS; kill++) {
    // Every life of the server takes commands before it ends at a random instant, with more of them on their way.
    const before = crowd.acknowledged()
    await expect.poll(() => crowd.acknowledged(), { timeout: 30_000, interval: 10 }).toBeGreaterThan(before)
    await pause(chance() * 1_400)
    unfinished.push(crowd.unfinished())
    const { gone } = await vi.waitUntil(killUnderWay, { timeout: 10_000, interval: 1 })
    await gone
    unanswered += crowd.unanswered()
    await app.start()
  }
  for (const player of crowd.players) player.play(5)
  await expect.poll(() => crowd.unfinished(), { timeout: 120_000, interval: 200 }).toBe(0)
  console.log(`at each kill ${inFlight.join(', ')} commands in flight, ${unfinished.join(', ')} matches under way`)
  console.log(`${unanswered} commands unanswered, ${crowd.resent()} sent again, ${crowd.acknowledged()} acknowledged`)
  expect(Math.min(...inFlight)).toBeGreaterThan(0)
  expect(unanswered).toBeGreaterThan(KILLS)
  expect(Math.min(...unfinished)).toBeGreaterThan(MATCHES / 2)
  expect(crowd.players.every(({ socket }) => socket.connected)).toBe(true)
  await expectTruth(open(), crowd.players)
  await expectNobodyStruck(open(), crowd.players)
  crowd.leave()
})

it.each([1_500, 4_000])(
  'a seat with little time left keeps it when the server is killed and away for %i ms',
  async (downMs) => {
    const { database, deps, services } = open()
    const app = await appProcess(database.url)
    await app.start()
    const clock = { turnMs: 5_000, bankMs: 0 }
    const { matchId, players } = await startMatch(deps, services.matches, { clock })
    const match = await services.matches.get(null, matchId)
    const seat = match.view.round?.turn?.seat ?? -1
    const began = Date.now()
    // A second or so before the clock would strike.
    await pause(4_800)
    await app.kill()
    await pause(downMs)
    await app.start()
    const down = Date.now() - began - 4_800
    // Its own second, lag included, and what it is given to find its way back.
    await pause(700)
    const player = await enter({
      url: app.url,
      cookie: await cookieOf(players[seat] ?? ''),
      matchId,
      chance: Math.random,
      thinkMs: 0,
    })
    await expect.poll(() => player.acknowledged.length, { timeout: 5_000 }).toBe(1)
    await expectNobodyStruck(open(), [player])
    const { startedAt } = await services.matches.get(null, matchId)
    expect(startedAt - match.startedAt).toBeGreaterThan(down)
    player.leave()
  },
)
