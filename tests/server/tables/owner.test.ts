import { describe, expect, it } from 'vitest'
import { codeOf, newPlayer, newPlayers, seatedAt, tableForm, testHouse } from '../../support/house'

const house = testHouse()

describe('the owner', () => {
  it('is followed by whoever has sat longest; bots inherit nothing; the last to leave closes the table', async () => {
    const { tables, time, notices } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { id } = await tables.open(a, tableForm({ seats: 4 }))
    await tables.addBot(a, id, 1)
    time.now += 1_000
    await tables.sit(b, { tableId: id, seat: 3 })
    time.now += 1_000
    await tables.sit(c, { tableId: id, seat: 2 })
    expect((await tables.leave(a, id)).owner.id).toBe(b.playerId)
    expect(await codeOf(tables.addBot(a, id, 0))).toBe('notOwner')
    expect((await tables.leave(b, id)).owner.id).toBe(c.playerId)
    notices.length = 0
    const closed = await tables.leave(c, id)
    expect(closed.status).toBe('closed')
    expect(notices).toEqual([
      { kind: 'table', id },
      { kind: 'player', id: c.playerId },
    ])
    expect((await tables.list()).map((table) => table.id)).not.toContain(id)
  })

  it('stays the owner when somebody else leaves', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm())
    await tables.sit(b, { tableId: id })
    expect((await tables.leave(b, id)).owner.id).toBe(a.playerId)
    expect(await codeOf(tables.leave(b, id))).toBe('notSeated')
  })

  it('alone may change what is played', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm())
    await tables.sit(b, { tableId: id })
    expect(await codeOf(tables.change(b, id, tableForm({ form: 'full' })))).toBe('notOwner')
    const changed = await tables.change(a, id, tableForm({ form: 'full' }))
    expect(changed).toMatchObject({ form: 'full', rules: { target: 250, roundLimit: null } })
  })

  it('clears every ready by changing the rules, but for the bots; not by showing or hiding the table', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm({ seats: 4 }))
    await tables.sit(b, { tableId: id })
    await tables.addBot(a, id, 2)
    await tables.setReady(a, id, true)
    await tables.setReady(b, id, true)
    const ready = (table: { seats: { ready: boolean }[] }) => table.seats.map((seat) => seat.ready)
    expect(ready(await tables.change(a, id, tableForm({ seats: 4, visibility: 'invite' })))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(ready(await tables.change(a, id, tableForm({ seats: 4, clock: null })))).toEqual([false, false, true, false])
  })

  it('moves people to the seats that are left, and takes no seat from anybody', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { id } = await tables.open(a, tableForm({ seats: 4 }))
    await tables.sit(b, { tableId: id, seat: 3 })
    await tables.sit(c, { tableId: id, seat: 2 })
    expect(await codeOf(tables.change(a, id, tableForm({ seats: 2 })))).toBe('seatsOccupied')
    const three = await tables.change(a, id, tableForm({ seats: 3 }))
    expect(seatedAt(three)).toEqual([a.playerId, b.playerId, c.playerId])
    await tables.leave(b, id)
    expect(seatedAt(await tables.change(a, id, tableForm({ seats: 2 })))).toEqual([a.playerId, c.playerId])
  })

  it('cannot make a table rated while guests or bots sit there', async () => {
    const { tables } = house()
    const owner = await newPlayer(house())
    const guest = await newPlayer(house(), 'guest')
    const { id } = await tables.open(owner, tableForm())
    await tables.addBot(owner, id, 1)
    expect(await codeOf(tables.change(owner, id, tableForm({ rated: true })))).toBe('botsOnlyCasual')
    await tables.removeBot(owner, id, 1)
    await tables.sit(guest, { tableId: id })
    expect(await codeOf(tables.change(owner, id, tableForm({ rated: true })))).toBe('guestsOnlyCasual')
    await tables.leave(guest, id)
    expect(await tables.change(owner, id, tableForm({ rated: true }))).toMatchObject({ rated: true, pool: 'muggins-2' })
  })

  it('fills seats with bots, each once, at casual tables', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm({ seats: 4 }))
    await tables.addBot(a, id, 1)
    await tables.addBot(a, id, 2)
    expect(await codeOf(tables.addBot(a, id, 2))).toBe('seatTaken')
    const table = await tables.addBot(a, id, 3)
    expect(new Set(seatedAt(table)).size).toBe(4)
    expect(table.seats.slice(1).every(({ player, ready, present }) => player?.kind === 'bot' && ready && present)).toBe(
      true,
    )
    expect(await codeOf(tables.removeBot(a, id, 0))).toBe('notFound')
    expect(seatedAt(await tables.removeBot(a, id, 3))[3]).toBeNull()
    const rated = await tables.open(b, tableForm({ rated: true }))
    expect(await codeOf(tables.addBot(b, rated.id, 1))).toBe('botsOnlyCasual')
  })
})
