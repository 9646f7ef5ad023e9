import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sql } from '../support/testDeps'
import { startMatch } from '../support/testMatch'
import { expectSameTruth } from './support/aftermath'
import { appProcess } from './support/appProcess'
import { enter, type Player } from './support/player'
import { cookieOf, faultChance, stage } from './support/stage'
import { type Wire, wire } from './support/wire'

const open = stage()

/** One match of two players, the first of them on a wire that can be harmed. */
async function onAWire(): Promise<{ wire: Wire; players: readonly [Player, Player] }> {
  const { database, deps, services } = open()
  const chance = faultChance('cut wires')
  const app = await appProcess(database.url)
  await app.start()
  const harmed = await wire(app)
  const { matchId, players } = await startMatch(deps, services.matches)
  const [one, other] = [await cookieOf(players[0] ?? ''), await cookieOf(players[1] ?? '')]
  return {
    wire: harmed,
    players: [
      await enter({ url: harmed.url, cookie: one, matchId, chance }),
      await enter({ url: app.url, cookie: other, matchId, chance, thinkMs: 20 }),
    ],
  }
}

/** Plays on until the first player has been told of one more command. */
async function oneMore(player: Player): Promise<void> {
  const before = player.acknowledged.length
  await expect.poll(() => player.acknowledged.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before)
}

/** How often the first player's last command is in the log: by its id. */
async function storedOnce(player: Player): Promise<void> {
  const { deps } = open()
  const { commandId } = player.acknowledged.at(-1) ?? { commandId: '' }
  expect(await sql(deps, 'select 1 from match_command where "commandId" = $1', [commandId])).toHaveLength(1)
}

it.each(['mute', 'deaf'] as const)(
  'a command on a %s wire is sent again with its id, and counts once',
  async (manner) => {
    const { wire: harmed, players } = await onAWire()
    const [player] = players
    for (let turn = 0; turn < 3; turn++) {
      await expect.poll(player.mayAct, { timeout: 20_000, interval: 10 }).toBe(true)
      const [resent, resets] = [player.resent(), harmed.resets()]
      harmed.set(manner)
      player.play(0)
      await expect
        .poll(() => player.held().pending.length > 0 && harmed.resets() > resets, { timeout: 20_000, interval: 10 })
        .toBe(true)
      await pause(300)
      player.pause()
      harmed.set('open')
      await oneMore(player)
      expect(player.resent()).toBeGreaterThan(resent)
      await storedOnce(player)
    }
    player.play(5)
    await expect.poll(() => player.view().round?.number ?? 9, { timeout: 30_000 }).toBeGreaterThan(1)
    await expectSameTruth(open(), players)
  },
)

it('cut, stalled and slow in turns, the wire carries every command once', async () => {
  const { wire: harmed, players } = await onAWire()
  const [player] = players
  player.play(0)
  await oneMore(player)
  for (let cut = 0; cut < 8; cut++) {
    harmed.cut()
    await pause(150)
  }
  await oneMore(player)
  harmed.set('stalled')
  await pause(1_500)
  harmed.set('open')
  await oneMore(player)
  harmed.throttle(4_000)
  await oneMore(player)
  await oneMore(player)
  harmed.throttle(null)
  await expect.poll(() => player.socket.connected, { timeout: 10_000 }).toBe(true)
  await expectSameTruth(open(), players)
})
