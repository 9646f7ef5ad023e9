import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import next from 'next'
import { encode } from 'next-auth/jwt'
import { DEFAULT_CLOCK } from '../../src/contract/offers'
import { systemClock } from '../../src/server/createDeps'
import { serve } from '../../src/server/serve'
import { createServices } from '../../src/server/services'
import { openCluster } from '../../src/server/start/cluster.mjs'
import { migrate } from '../../src/server/start/migrate.mjs'
import { chanceDealing } from './chance'
import { findExchange } from './exchangeDeals'
import { livePage, rendered } from './pageText'
import { dueIn } from './playOut'
import { startCommand } from './table'
import { newPlayer, testDeps } from './testDeps'
import { send, startMatch, stateOf } from './testMatch'

// Plays one of an exchange's two matches (`0` or `1`) on the real platform with its built pages, and writes down what its
// viewer's pages say after every step, and what the other's say. A program of its own: the pages read the environment.
// The deals come from the exchange by way of `createServices`, which no environment variable reaches.
// Next only writes a failure down; the test waits for this program's end.
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(1)
})
const [run, file] = [Number(process.argv[2]) as 0 | 1, process.argv[3] ?? '']
const pace = { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 10_000 }
const exchange = findExchange(startCommand({ seats: 2, target: 30 }, { clock: DEFAULT_CLOCK, rated: true, pace }), 0)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-exchange-'))
fs.chmodSync(folder, 0o711)
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
const databaseUrl = (await openCluster(folder)).url('muggins')
await migrate(databaseUrl)
const http = createServer()
await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve))
const { port } = http.address() as AddressInfo
const origin = `http://localhost:${port}`
const secret = randomBytes(32).toString('hex')
const env = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, NEXTAUTH_URL: origin, DATA_DIR: folder }
Object.assign(process.env, env, { NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'silent' })

const app = next({ dev: false, port, httpServer: http })
await app.prepare()
const handle = app.getRequestHandler()
const deps = { ...testDeps(databaseUrl, { seed: 5, pace, origin, tells: true }), clock: systemClock }
const chance = chanceDealing(exchange.deals[run])
const services = createServices(deps, { chanceFor: () => chance })
const serving = serve(http, deps, services, {
  pages: (request, response) => void handle(request, response),
  byItself: false,
})

const players = [await newPlayer(deps), await newPlayer(deps)]
const tokens = await Promise.all(players.map((sub) => encode({ token: { sub, sessionNumber: 1 }, secret })))
const { rules, clock, rated } = exchange.start
const match = await startMatch(deps, services.matches, { rules, clock, rated, players })
const address = `${origin}/match/${match.matchId}`

async function fetched(seat: number): Promise<string> {
  // As to a link preview, to which Next gives the head complete; to others it comes when it is ready, here or there.
  const headers = { cookie: `next-auth.session-token=${tokens[seat]}`, 'user-agent': 'Twitterbot' }
  const response = await fetch(address, { headers })
  return `${response.status} ${rendered(await response.text())}`
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'next-auth.session-token', value: tokens[0] ?? '', url: origin }])
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
const browser = await chromium.launch({ executablePath: process.env.E2E_CHROMIUM, args })
const page = await openPage(browser)
const written: { html: string[]; live: string[]; others: string[] } = { html: [], live: [], others: [] }
for (let placed = 0, reloaded = false; ; ) {
  const state = await stateOf(deps, match.matchId)
  written.html.push(await fetched(0))
  const quiet = state.phase === 'over' || state.phase === 'settled' ? state.phase : 'between'
  const moment = state.phase === 'playing' && state.round?.turn ? 'turn' : quiet
  written.live.push(await livePage(page, state.seq, moment))
  if (written.html.length % 8 === 4) written.others.push(await fetched(1))
  if (state.phase === 'over') break
  if (!reloaded && state.round?.number === 2 && state.round.line.length >= 3) {
    reloaded = true
    await page.reload()
    written.live.push(await livePage(page, state.seq, moment))
  }
  const wish = exchange.placements[placed]
  if ((await dueIn(deps, match.matchId))?.kind !== 'turn' || !wish) await serving.worker.runDue()
  else {
    placed += 1
    await send(deps, services.matches, match, wish)
  }
}
fs.writeFileSync(file, JSON.stringify(written))
await browser.close()
await serving.stop()
await deps.close()
process.exit(0)
