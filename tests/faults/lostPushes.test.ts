import { expect, it } from 'vitest'
import { startMatch } from '../support/testMatch'
import { expectTruth } from './support/aftermath'
import { appProcess } from './support/appProcess'
import { enter } from './support/player'
import { cookieOf, faultChance, stage } from './support/stage'

const RIGHT_WITHIN_MS = 5_000
const TURNS = 4
const open = stage()

it.each(['1', '0.3'])('every viewer is right within five seconds where %s of all pushes is lost', async (share) => {
  const { database, deps, services } = open()
  const chance = faultChance('lost pushes')
  const [one, other] = await Promise.all([0, 1].map(() => appProcess(database.url, { MUGGINS_LOSE: share })))
  if (!one || !other) throw new Error('two processes are needed')
  await Promise.all([one.start(), other.start()])
  const { matchId, players } = await startMatch(deps, services.matches)
  const enterBy = async (url: string, playerId?: string) =>
    enter({ url, matchId, chance, ...(playerId && { cookie: await cookieOf(playerId) }) })
  const viewers = [
    await enterBy(one.url, players[0]),
    await enterBy(other.url, players[1]),
    await enterBy(one.url),
    await enterBy(other.url),
  ]
  const delays: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const before = viewers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    for (const viewer of viewers) viewer.play(0)
    await expect
      .poll(() => viewers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), {
        timeout: 10_000,
        interval: 5,
      })
      .toBeGreaterThan(before)
    for (const viewer of viewers) viewer.pause()
    const told = Date.now()
    const seq = Math.max(...viewers.flatMap(({ acknowledged }) => acknowledged.map((answer) => answer.seq)))
    await expect
      .poll(() => Math.min(...viewers.map((viewer) => viewer.held().seq)), { timeout: RIGHT_WITHIN_MS, interval: 10 })
      .toBeGreaterThanOrEqual(seq)
    delays.push(Date.now() - told)
  }
  console.log(`right after ${delays.join(', ')} ms`)
  const settled = () => new Set(viewers.map((viewer) => viewer.held().seq)).size
  await expect.poll(settled, { timeout: RIGHT_WITHIN_MS }).toBe(1)
  await expectTruth(open(), viewers)
  for (const viewer of viewers) viewer.leave()
})
