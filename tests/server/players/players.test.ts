import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { profileSchema, ratingHistorySchema } from '../../../src/contract/history'
import { whereaboutsSchema } from '../../../src/contract/table'
import { foldName } from '../../../src/server/accounts/fold'
import { begin, newPlayer, newPlayers, playTogether, resign, tableForm, testHouse } from '../../support/house'
import { stateOf } from '../../support/testMatch'

const house = testHouse()

async function remove(playerId: string) {
  const fold = `deleted:${playerId}`
  await house().db.player.update({
    where: { id: playerId },
    data: { deletedAt: new Date(0), name: '', nameFold: fold },
  })
}

describe('players', () => {
  it('are found by id and by name in any spelling; deleted ones by id only, without a name', async () => {
    const { players, db } = house()
    const { playerId } = await newPlayer(house())
    const gone = await newPlayer(house())
    await db.player.update({ where: { id: playerId }, data: { name: 'Zoë Karim', nameFold: foldName('Zoë Karim') } })
    await remove(gone.playerId)
    const ref = { id: playerId, kind: 'member', name: 'Zoë Karim' }
    expect(await players.byName('zoë-KARIM')).toEqual(ref)
    expect(await players.byName(playerId)).toEqual(ref)
    expect(await players.byName('Zoe Karim')).toBeNull()
    expect(await players.byName(randomUUID())).toBeNull()
    expect(await players.byName('')).toBeNull()
    expect(await players.refs([playerId, gone.playerId, randomUUID()])).toEqual(
      new Map<string, object>([
        [playerId, ref],
        [gone.playerId, { id: gone.playerId, kind: 'deleted', name: null }],
      ]),
    )
  })

  it('have a page with ratings, results and matches left', async () => {
    const { players, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const rated = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), b, rated)
    const casual = await playTogether(house(), [a, b])
    await resign(house(), a, casual)
    await playTogether(house(), [a, b])
    const winner = profileSchema.parse(await players.profile(a.playerId))
    const played = { total: 2, won: 1, drawn: 0, lost: 1, amongPeople: 2, left: 1 }
    expect(winner.matches).toEqual(played)
    expect(winner.ratings).toEqual([{ pool: 'muggins-2', value: 1520, matches: 1, provisional: true }])
    expect(winner.memberSince).toBe(time.now)
    expect((await players.profile(b.playerId))?.matches).toEqual(played)
    expect((await players.profile(b.playerId))?.ratings).toEqual([
      { pool: 'muggins-2', value: 1480, matches: 1, provisional: true },
    ])
  })

  it('have no page once deleted', async () => {
    const { players } = house()
    const { playerId } = await newPlayer(house())
    await remove(playerId)
    expect(await players.profile(playerId)).toBeNull()
    expect(await players.profile(randomUUID())).toBeNull()
  })

  it('do not count a match without a result', async () => {
    const { players, tables } = house()
    const guest = await newPlayer(house(), 'guest')
    const { id } = await tables.open(guest, tableForm({ seats: 3 }))
    for (const seat of [1, 2]) await tables.addBot(guest, id, seat)
    await resign(house(), guest, await begin(house(), await tables.setReady(guest, id, true)))
    const nothing = { total: 0, won: 0, drawn: 0, lost: 0, amongPeople: 0, left: 0 }
    expect((await players.profile(guest.playerId))?.matches).toEqual(nothing)
  })
})

describe('bots', () => {
  it('are at least six of the casual level, under the folds of their names', async () => {
    const { db, players } = house()
    const bots = await db.player.findMany({ where: { kind: 'bot', botLevel: 'casual' } })
    expect(bots.length).toBeGreaterThanOrEqual(6)
    for (const { name, nameFold } of bots) expect(nameFold).toBe(foldName(name))
    for (const { id } of bots) {
      const profile = profileSchema.parse(await players.profile(id))
      expect(profile).toMatchObject({ player: { kind: 'bot' }, botLevel: 'casual' })
    }
  })
})

describe('whereabouts', () => {
  it('name the table sat at until it starts, then the match and whose turn it is, until it ends', async () => {
    const { players, tables, deps } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm())
    expect(await players.whereabouts(a.playerId)).toEqual({ liveMatches: [], tableId: id, seek: null, pause: null })
    await tables.leave(a, id)
    expect((await players.whereabouts(a.playerId)).tableId).toBeNull()
    const matchId = await playTogether(house(), [a, b])
    const turn = (await stateOf(deps, matchId)).round?.turn?.seat
    for (const [seat, { playerId }] of [a, b].entries()) {
      const whereabouts = whereaboutsSchema.parse(await players.whereabouts(playerId))
      expect(whereabouts).toMatchObject({
        liveMatches: [{ matchId, timed: true, slow: false, yourTurn: seat === turn, sealing: false }],
        tableId: null,
        seek: null,
        pause: null,
      })
    }
    await resign(house(), a, matchId)
    expect((await players.whereabouts(b.playerId)).liveMatches).toEqual([])
  })

  it('name the running seek', async () => {
    const { players, seeks } = house()
    const caller = await newPlayer(house())
    const seek = await seeks.start(caller)
    expect((await players.whereabouts(caller.playerId)).seek).toEqual(seek)
  })

  it('do not keep somebody who has left a match that goes on', async () => {
    const { players } = house()
    const people = await newPlayers(house(), 3)
    const matchId = await playTogether(house(), people)
    await resign(house(), people[0], matchId)
    expect((await players.whereabouts(people[0].playerId)).liveMatches).toEqual([])
    expect((await players.whereabouts(people[1].playerId)).liveMatches).toHaveLength(1)
  })
})

describe('the course of a rating', () => {
  it('has a point for each match, the oldest first, of one pool', async () => {
    const { players, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const played: string[] = []
    for (let n = 0; n < 3; n++) {
      const matchId = await playTogether(house(), [a, b], { rated: true })
      time.now += 60_000
      await resign(house(), n === 1 ? a : b, matchId)
      played.push(matchId)
    }
    const points = ratingHistorySchema.parse(await players.ratingHistory(a.playerId, 'muggins-2'))
    expect(points.map(({ matchId }) => matchId)).toEqual(played)
    expect(points[0]).toMatchObject({ value: 1520, change: 20 })
    expect(points[2]?.value).toBeCloseTo((points[1]?.value ?? 0) + (points[2]?.change ?? 0), 9)
    expect(await players.ratingHistory(a.playerId, 'muggins-3')).toEqual([])
  })

  it('is thinned evenly to 500 points, from the first to the last', async () => {
    const { players, db } = house()
    const { playerId } = await newPlayer(house())
    const other = await newPlayer(house())
    const template = await db.match.findFirstOrThrow()
    const ids = Array.from({ length: 1_234 }, () => randomUUID())
    await db.match.createMany({ data: ids.map((id) => ({ ...(template as object), id }) as never) })
    await db.ratingChange.createMany({
      data: ids.flatMap((matchId, n) =>
        [playerId, other.playerId].map((one) => {
          const change = { before: 1500 + n, after: 1501 + n, expected: 0.5, result: 1, k: 2 }
          return { matchId, playerId: one, pool: 'muggins-2', at: new Date(n * 1_000), ...change }
        }),
      ),
    })
    const points = await players.ratingHistory(playerId, 'muggins-2')
    expect(points).toHaveLength(500)
    expect([points[0]?.value, points.at(-1)?.value]).toEqual([1501, 1500 + 1_234])
    const steps = points.slice(1).map(({ at }, n) => (at - (points[n]?.at ?? 0)) / 1_000)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...steps)).toBeLessThanOrEqual(3)
  })
})
