import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { callerOf } from '../../support/testDeps'
import { sealMatch } from '../../support/testMatch'
import { pushesOf, type TestServer, testServer, watch } from '../../support/testServer'
import { bytesOf } from '../../support/unseal'

const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())

const seal = (given = {}) => sealMatch(server.deps, server.services.matches, given)
const sealing = () => server.services.matches.sealing

async function contribute(matchId: string, playerId: string, seat: number, step: 'commit' | 'reveal') {
  const bytes = bytesOf(matchId, seat)
  if (step === 'reveal') return sealing().reveal(callerOf(playerId), { matchId, bytes })
  return sealing().commit(callerOf(playerId), { matchId, commitment: sealOf(matchId, seat, bytes) })
}

describe('before the deal', () => {
  it('every page of those seated and every viewer of the match hears each step, and then the beginning', async () => {
    const { matchId, players } = await seal()
    const [one = '', two = ''] = players
    const [elsewhere, seated, onlooker] = [
      await server.connect(await server.cookieOf(one)),
      await server.connect(await server.cookieOf(two)),
      await server.connect(),
    ]
    for (const socket of [seated, onlooker]) await watch(socket, { kind: 'match', matchId })
    const heard = [elsewhere, seated, onlooker].map((socket) => pushesOf(socket, 'match:sealing'))
    const events = pushesOf(onlooker, 'match:events')
    const whereabouts = pushesOf(elsewhere, 'player:whereabouts')
    for (const [step, playerId, seat] of [
      ['commit', one, 0],
      ['commit', two, 1],
      ['reveal', two, 1],
    ] as const) {
      const sealingNow = await contribute(matchId, playerId, seat, step)
      for (const pushes of heard) await eventually(() => pushes.at(-1)).toEqual({ matchId, sealing: sealingNow })
    }
    await contribute(matchId, one, 0, 'reveal')
    for (const pushes of heard) await eventually(() => pushes.at(-1)).toEqual({ matchId, sealing: null })
    await eventually(() => events[0]?.from).toBe(1)
    await eventually(() => whereabouts.at(-1)?.liveMatches[0]?.sealing).toBe(false)
    expect(JSON.stringify([heard, events])).not.toContain(bytesOf(matchId, 0))
    expect(JSON.stringify([heard, events])).not.toContain(bytesOf(matchId, 1))
  })

  it('a page in the lobby hears of a match that has just been made', async () => {
    const { players } = await seal({ clock: null })
    const socket = await server.connect(await server.cookieOf(players[0] ?? ''))
    const [heard, whereabouts] = [pushesOf(socket, 'match:sealing'), pushesOf(socket, 'player:whereabouts')]
    const { matchId } = await seal({ clock: null, players })
    await eventually(() => heard.at(-1)?.matchId).toBe(matchId)
    await eventually(() =>
      whereabouts.at(-1)?.liveMatches.map((match) => [match.matchId, match.sealing]),
    ).toContainEqual([matchId, true])
  })

  it('everybody hears who did not show up', async () => {
    const { matchId, players } = await seal()
    const socket = await server.connect(await server.cookieOf(players[0] ?? ''))
    const [heard, whereabouts] = [pushesOf(socket, 'match:sealing'), pushesOf(socket, 'player:whereabouts')]
    await contribute(matchId, players[0] ?? '', 0, 'commit')
    server.deps.time.now += 30_000
    await server.serving.worker.runJobs()
    await eventually(() => heard.at(-1)?.sealing?.absent).toEqual([1])
    await eventually(() => whereabouts.at(-1)?.liveMatches).toEqual([])
  })

  it('a match that a page has opened is told from its first event on, though it had none then', async () => {
    const { matchId, players } = await seal()
    const socket = await server.connect()
    await watch(socket, { kind: 'match', matchId })
    const [events, seqs] = [pushesOf(socket, 'match:events'), pushesOf(socket, 'match:seq')]
    await server.serving.realtime.beat()
    await eventually(() => seqs.at(-1)).toEqual({ matchId, seq: 0 })
    for (const step of ['commit', 'reveal'] as const)
      for (const [seat, playerId] of players.entries()) await contribute(matchId, playerId, seat, step)
    const { seq } = await server.api().match.get.query({ matchId })
    await eventually(() => events.at(-1)?.seq).toBe(seq)
    expect(events.flatMap((pushed) => pushed.events)).toHaveLength(seq)
  })
})

describe('over the wire', () => {
  it('nobody contributes for another: strangers, visitors, watchers', async () => {
    const { matchId, players } = await seal()
    const stranger = server.api(await server.cookieOf((await seal()).players[0] ?? ''))
    const commitment = sealOf(matchId, 0, bytesOf(matchId, 0))
    const bytes = bytesOf(matchId, 0)
    await expect(server.api().match.commit.mutate({ matchId, commitment })).rejects.toThrow('signInRequired')
    await expect(server.api().match.reveal.mutate({ matchId, bytes })).rejects.toThrow('signInRequired')
    await expect(stranger.match.commit.mutate({ matchId, commitment })).rejects.toThrow('notYourSeat')
    await expect(stranger.match.reveal.mutate({ matchId, bytes })).rejects.toThrow('notYourSeat')
    expect((await server.api().match.sealing.query({ matchId }))?.seats.map((seat) => seat.commitment)).toEqual([
      null,
      null,
    ])
    const own = server.api(await server.cookieOf(players[0] ?? ''))
    // A seat is never named: it is the caller's, whatever else is sent along.
    const surplus = { matchId, commitment, seat: 1 } as { matchId: string; commitment: string }
    await expect(own.match.commit.mutate(surplus)).rejects.toThrow('badInput')
    for (const wrong of ['', 'f'.repeat(63), 'F'.repeat(64), 'g'.repeat(64), `${'f'.repeat(64)} `]) {
      await expect(own.match.commit.mutate({ matchId, commitment: wrong })).rejects.toThrow('badInput')
      await expect(own.match.reveal.mutate({ matchId, bytes: wrong })).rejects.toThrow('badInput')
    }
    expect((await own.match.commit.mutate({ matchId, commitment }))?.seats[0]?.commitment).toBe(commitment)
  })
})
