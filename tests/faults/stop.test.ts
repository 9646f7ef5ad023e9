import net from 'node:net'
import { expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { sql } from '../support/testDeps'
import { startMatch } from '../support/testMatch'
import { expectTruth } from './support/aftermath'
import { type AppProcess, appProcess } from './support/appProcess'
import { balancer } from './support/balancer'
import { enterMatches } from './support/crowd'
import { faultChance, stage } from './support/stage'

const MATCHES = 20
const STOP_MS = 8_000
/** What the other process may take to go on with what nobody clicks. */
const TAKE_OVER_MS = 2_000

const open = stage()

/** What it said from the moment on that it was told to stop, and somebody would have to look at. */
function alarms(app: AppProcess): string[] {
  const lines = app.output().split('\n')
  const told = lines.findIndex((line) => line.includes('"stopping"'))
  return lines.slice(told).filter((line) => told < 0 || (line.startsWith('{') && JSON.parse(line).level >= 40))
}

it('told to stop under play, one of two processes loses nothing, and the other goes on at once', async () => {
  const { database, deps, services } = open()
  const chance = faultChance('stopped')
  const apps: AppProcess[] = []
  const site = await balancer(() => apps)
  for (const name of ['one', 'other'])
    apps.push(await appProcess(database.url, { NEXTAUTH_URL: site.url, DRAIN_S: '1', PROCESS_NAME: name }))
  const [one, other] = apps
  if (!one || !other) throw new Error('two processes are needed')
  await Promise.all(apps.map((app) => app.start()))
  const crowd = await enterMatches(open(), site, { matches: MATCHES, chance, thinkMs: 60 })
  // Whoever sits with these bots never does anything: clocks strike, and then bots are among themselves.
  const bots = await startMatch(deps, services.matches, {
    kinds: ['person', 'bot', 'bot', 'bot'],
    rules: { seats: 4, target: 1_000 },
    clock: { turnMs: 1_000, bankMs: 0 },
  })
  const seqOfBots = async () =>
    (await sql<{ seq: number }>(deps, 'select seq from match where id = $1', [bots.matchId]))[0]?.seq ?? 0
  await eventually(seqOfBots).toBeGreaterThan(5)

  const begun = performance.now()
  const gone = one.kill('SIGTERM')
  await eventually(async () => (await one.health()).status).toBe(503)
  expect(await gone).toBe(0)
  expect(performance.now() - begun).toBeLessThan(STOP_MS)
  const seq = await seqOfBots()
  await expect.poll(seqOfBots, { timeout: TAKE_OVER_MS, interval: 50 }).toBeGreaterThan(seq)
  await eventually(() => crowd.players.every(({ socket }) => socket.connected)).toBe(true)
  const before = crowd.acknowledged()
  await eventually(() => crowd.acknowledged()).toBeGreaterThan(before + MATCHES)

  for (const player of crowd.players) player.pause()
  const failures = crowd.failures()
  console.log(`stopped: ${crowd.acknowledged()} acknowledged, ${failures.length} told to try again`)
  expect(failures.filter(({ code }) => code !== 'tryAgain' && code !== 'stale')).toEqual([])
  await vi.waitFor(() => expectTruth(open(), crowd.players), { timeout: 10_000, interval: 250 })
  expect(alarms(one)).toEqual([])
  const leases = `select count(*)::int as n from presence`
  expect((await sql<{ n: number }>(deps, leases))[0]?.n).toBe(crowd.players.length)
  crowd.leave()
})

it('ends in time though somebody holds a connection, and at once when it is told twice', async () => {
  const { database } = open()
  const app = await appProcess(database.url)
  await app.start()
  const held = net.connect(app.port, '127.0.0.1')
  held.on('error', () => {})
  held.write('POST /api/trpc/match.act HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{')
  await new Promise<void>((resolve) => held.write(' ', () => resolve()))
  let begun = performance.now()
  expect(await app.kill('SIGTERM')).toBe(0)
  expect(performance.now() - begun).toBeLessThan(STOP_MS)

  const patient = await appProcess(database.url, { DRAIN_S: '4' })
  await patient.start()
  begun = performance.now()
  const gone = patient.kill('SIGTERM')
  await eventually(async () => (await patient.health()).status).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 400))
  patient.signal('SIGTERM')
  expect(await gone).toBe(1)
  expect(performance.now() - begun).toBeLessThan(4_000)
  held.destroy()
})
