import { describe, expect, it } from 'vitest'
import { begin, codeOf, matchOf, newPlayer, newPlayers, tableForm, testHouse } from '../../support/house'

const house = testHouse()

describe('the start of a match', () => {
  it('comes by itself once every seat is taken and ready, with the table as agreed', async () => {
    const { tables, matches, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm({ rated: true }))
    expect((await tables.setReady(a, id, true)).status).toBe('open')
    await tables.sit(b, { tableId: id })
    notices.length = 0
    const table = await tables.setReady(b, id, true)
    expect(table.status).toBe('started')
    const match = await matches.get(a, matchOf(table))
    expect(match).toMatchObject({ preset: 'muggins', form: 'quick', pool: 'muggins-2', seat: 0 })
    expect(match.view.rules).toEqual(table.rules)
    expect(match.players.map(({ player }) => player.id)).toEqual([a.playerId, b.playerId])
    const told = notices.map(({ kind, id }) => `${kind} ${id}`)
    expect(told).toEqual(
      expect.arrayContaining([`table ${id}`, `sealing ${match.id}`, `player ${a.playerId}`, `player ${b.playerId}`]),
    )
  })

  it('does not wait for bots', async () => {
    const { tables, matches } = house()
    const owner = await newPlayer(house(), 'guest')
    const { id } = await tables.open(owner, tableForm({ seats: 4 }))
    await tables.setReady(owner, id, true)
    for (const seat of [1, 2]) expect((await tables.addBot(owner, id, seat)).status).toBe('open')
    const table = await tables.addBot(owner, id, 3)
    expect(table.status).toBe('started')
    const { view, pool } = await matches.get(owner, await begin(house(), table))
    expect(view.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
    expect(pool).toBeNull()
  })

  it('comes once when all say ready at the same time', async () => {
    const { tables, db } = house()
    const people = await newPlayers(house(), 4)
    const { id } = await tables.open(people[0], tableForm({ seats: 4 }))
    for (const one of people.slice(1)) await tables.sit(one, { tableId: id })
    await Promise.all([...people, ...people].map((one) => codeOf(tables.setReady(one, id, true))))
    expect((await tables.state(id))?.status).toBe('started')
    expect(await db.matchSeat.count({ where: { playerId: people[0].playerId } })).toBe(1)
  })

  it('is called off by whoever is no longer ready', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm())
    await tables.sit(b, { tableId: id })
    await tables.setReady(a, id, true)
    await tables.setReady(a, id, false)
    expect((await tables.setReady(b, id, true)).status).toBe('open')
    expect(await codeOf(tables.setReady(await newPlayer(house()), id, true))).toBe('notSeated')
  })

  it('never seats somebody who has been deleted', async () => {
    const { tables, db } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { id } = await tables.open(a, tableForm({ seats: 3 }))
    await tables.sit(b, { tableId: id })
    await tables.sit(c, { tableId: id })
    await tables.setReady(a, id, true)
    await tables.setReady(b, id, true)
    await db.player.update({ where: { id: a.playerId }, data: { deletedAt: new Date(), name: '' } })
    const table = await tables.setReady(c, id, true)
    expect(table).toMatchObject({ status: 'open', owner: { id: b.playerId } })
    expect(table.seats[0]?.player).toBeNull()
    expect(await codeOf(tables.sit(a, { tableId: id }))).toBe('signInRequired')
  })
})
