import { describe, expect, it } from 'vitest'
import {
  begin,
  codeOf,
  matchOf,
  newPlayer,
  newPlayers,
  playTogether,
  resign,
  seatedAt,
  tableForm,
  testHouse,
} from '../../support/house'

const house = testHouse()

describe('a rematch', () => {
  it('gathers those who played, seats moved on by one, and starts when all have asked', async () => {
    const { tables, matches, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await playTogether(house(), [a, b], {
      rated: true,
      form: 'full',
      clock: { turnMs: 15_000, bankMs: 0 },
    })
    await resign(house(), a, first)
    expect(await tables.rematchState(first)).toBeNull()
    notices.length = 0
    const asked = await tables.rematch(b, first)
    expect(asked).toMatchObject({ status: 'open', visibility: 'invite', rated: true, form: 'full' })
    expect(asked.seats[0]).toMatchObject({ ready: true, player: { id: b.playerId } })
    expect(await tables.rematchState(first)).toEqual({ tableId: asked.id, players: [b.playerId], rated: true })
    expect((await matches.get(a, first)).rematch).toEqual({ tableId: asked.id, players: [b.playerId], rated: true })
    expect(notices).toContainEqual({ kind: 'rematch', id: first })
    expect(await tables.mayWatch(a, asked.id)).toBe(true)
    const started = await tables.rematch(a, first)
    expect(started).toMatchObject({ id: asked.id, status: 'started' })
    const second = await matches.get(a, matchOf(started))
    expect(second).toMatchObject({ pool: 'muggins-2', seat: 1, form: 'full' })
    expect(second.view.clock).toEqual({ turnMs: 15_000, bankMs: 0 })
    expect(second.view.rules).toEqual((await matches.get(a, first)).view.rules)
  })

  it('has one table, though all ask twice at once', async () => {
    const { tables, db } = house()
    const people = await newPlayers(house(), 4)
    const first = await playTogether(house(), people)
    for (const one of people.slice(0, 3)) await resign(house(), one, first)
    const tablesAsked = await Promise.all([...people, ...people].map((one) => tables.rematch(one, first)))
    expect(new Set(tablesAsked.map(({ id }) => id)).size).toBe(1)
    const state = await tables.state(tablesAsked[0]?.id ?? '')
    expect(state?.status).toBe('started')
    expect(seatedAt(state)).toEqual([...people.slice(1), people[0]].map(({ playerId }) => playerId))
    expect(await db.matchSeat.count({ where: { playerId: people[0].playerId, live: true } })).toBe(1)
  })

  it('seats the bots at once', async () => {
    const { tables } = house()
    const guest = await newPlayer(house(), 'guest')
    const { id } = await tables.open(guest, tableForm({ seats: 3 }))
    await tables.addBot(guest, id, 1)
    await tables.addBot(guest, id, 2)
    const before = await tables.setReady(guest, id, true)
    await begin(house(), before)
    expect(await codeOf(tables.rematch(guest, matchOf(before)))).toBe('matchNotOver')
    await resign(house(), guest, matchOf(before))
    const rematch = await tables.rematch(guest, matchOf(before))
    expect(rematch.status).toBe('started')
    const [mine, ...bots] = seatedAt(before)
    expect(seatedAt(rematch)).toEqual([...bots, mine])
  })

  it('is for those who played, and nobody else can sit there', async () => {
    const { tables } = house()
    const [a, b, stranger] = await newPlayers(house(), 3)
    const first = await playTogether(house(), [a, b])
    await resign(house(), a, first)
    expect(await codeOf(tables.rematch(stranger, first))).toBe('notYourSeat')
    expect(await codeOf(tables.rematch(a, crypto.randomUUID()))).toBe('notFound')
    const { id } = await tables.rematch(a, first)
    const code = await tables.inviteCode(a, id)
    expect(await codeOf(tables.sit(stranger, { tableId: id, code }))).toBe('notAllowed')
    expect(await codeOf(tables.change(a, id, tableForm({ form: 'full' })))).toBe('notAllowed')
    expect(await codeOf(tables.addBot(a, id, 0))).toBe('notAllowed')
  })

  it('can be taken back, and asked for anew', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await playTogether(house(), [a, b])
    await resign(house(), a, first)
    const asked = await tables.rematch(a, first)
    expect((await tables.leave(a, asked.id)).status).toBe('closed')
    expect(await tables.rematchState(first)).toBeNull()
    const again = await tables.rematch(b, first)
    expect(again.id).not.toBe(asked.id)
    expect((await tables.rematch(a, first)).status).toBe('started')
  })

  it('is taken back by whoever turns to something else, and by nobody who asks for the same again', async () => {
    const { tables, seeks, players } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const first = await playTogether(house(), [a, b])
    await resign(house(), a, first)
    const { id } = await tables.rematch(a, first)
    expect((await tables.rematch(a, first)).id).toBe(id)
    expect((await players.whereabouts(a.playerId)).tableId).toBe(id)
    const other = await tables.open(c, tableForm())
    await tables.sit(a, { tableId: other.id })
    expect(await tables.rematchState(first)).toBeNull()
    await tables.leave(a, other.id)
    await tables.rematch(a, first)
    await seeks.start(a)
    expect(await tables.rematchState(first)).toBeNull()
    await tables.rematch(a, first)
    expect(await seeks.state(a)).toBeNull()
    await tables.open(a, tableForm())
    expect(await tables.rematchState(first)).toBeNull()
  })

  it('is not to be had from a table elsewhere, nor from somebody deleted', async () => {
    const { tables, db } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await playTogether(house(), [a, b])
    await resign(house(), a, first)
    const elsewhere = await tables.open(a, tableForm())
    expect(await codeOf(tables.rematch(a, first))).toBe('seatedElsewhere')
    // The refusal left no empty table behind.
    expect(await tables.rematchState(first)).toBeNull()
    await tables.leave(a, elsewhere.id)
    await db.player.update({ where: { id: b.playerId }, data: { deletedAt: new Date(), name: '' } })
    expect(await codeOf(tables.rematch(a, first))).toBe('notAllowed')
  })
})
