import { describe, expect, it } from 'vitest'
import { AppError } from '../../../src/server/error'
import {
  codeOf,
  newPlayer,
  newPlayers,
  playTogether,
  resign,
  seatedAt,
  tableForm,
  testHouse,
} from '../../support/house'

const house = testHouse()

describe('sitting down', () => {
  it('seats the opener first, and whoever comes at the seat wished for or else the first free one', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { id } = await tables.open(a, tableForm({ seats: 4 }))
    await tables.sit(b, { tableId: id, seat: 3 })
    const table = await tables.sit(c, { tableId: id })
    expect(seatedAt(table)).toEqual([a.playerId, c.playerId, null, b.playerId])
    expect(table.owner.id).toBe(a.playerId)
  })

  it('seats one of twenty who want the last seat at once, and tells the others that it is taken', async () => {
    const { tables, db } = house()
    const [owner, ...crowd] = await newPlayers(house(), 21)
    const { id } = await tables.open(owner, tableForm())
    const codes = await Promise.all(crowd.map((one) => codeOf(tables.sit(one, { tableId: id }))))
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(1)
    expect(codes.filter((code) => code === 'seatTaken')).toHaveLength(19)
    expect(await db.tableSeat.count({ where: { tableId: id } })).toBe(2)
  })

  it('seats a person once who asks twenty times at once', async () => {
    const { tables, db } = house()
    const [owner, eager] = await newPlayers(house(), 2)
    const { id } = await tables.open(owner, tableForm({ seats: 4 }))
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(tables.sit(eager, { tableId: id }))))
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['nothing', 'alreadySeated']))
    expect(await db.tableSeat.count({ where: { playerId: eager.playerId } })).toBe(1)
  })

  it('seats a person at one of twenty tables asked for at once', async () => {
    const { tables, db } = house()
    const [eager, ...owners] = await newPlayers(house(), 11)
    const open = await Promise.all(owners.map((owner) => tables.open(owner, tableForm())))
    const asked = [
      ...open.map(({ id }) => tables.sit(eager, { tableId: id })),
      ...open.map(() => tables.open(eager, tableForm())),
    ]
    const codes = await Promise.all(asked.map(codeOf))
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(1)
    expect(codes.filter((code) => code === 'seatedElsewhere')).toHaveLength(19)
    expect(await db.tableSeat.count({ where: { playerId: eager.playerId } })).toBe(1)
  })

  it('names the other table to whoever sits elsewhere, until that one is closed', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await tables.open(a, tableForm())
    const second = await tables.open(b, tableForm())
    const refusal = await tables.sit(b, { tableId: first.id }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'seatedElsewhere', details: { tableId: second.id } })
    await tables.leave(b, second.id)
    expect(seatedAt(await tables.sit(b, { tableId: first.id }))).toContain(b.playerId)
  })

  it('refuses a taken seat, a seat that is not there, and a closed or started table', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { id } = await tables.open(a, tableForm())
    expect(await codeOf(tables.sit(b, { tableId: id, seat: 0 }))).toBe('seatTaken')
    expect(await codeOf(tables.sit(b, { tableId: id, seat: 2 }))).toBe('badInput')
    await tables.leave(a, id)
    expect(await codeOf(tables.sit(b, { tableId: id }))).toBe('tableClosed')
    const matchId = await playTogether(house(), [a, b])
    const started = await house().db.table.findUniqueOrThrow({ where: { matchId } })
    expect(await codeOf(tables.sit(c, { tableId: started.id }))).toBe('tableClosed')
  })

  it('keeps guests from rated tables', async () => {
    const { tables } = house()
    const guest = await newPlayer(house(), 'guest')
    const member = await newPlayer(house())
    expect(await codeOf(tables.open(guest, tableForm({ rated: true })))).toBe('guestsOnlyCasual')
    const { id } = await tables.open(member, tableForm({ rated: true }))
    expect(await codeOf(tables.sit(guest, { tableId: id }))).toBe('guestsOnlyCasual')
    // What a session says of its kind doesn't count.
    expect(await codeOf(tables.sit({ ...guest, kind: 'member' }, { tableId: id }))).toBe('guestsOnlyCasual')
  })

  it('hides invite-only tables from whoever has neither seat nor link', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm({ visibility: 'invite' }))
    const code = await tables.inviteCode(a, id)
    expect(await codeOf(tables.sit(b, { tableId: id }))).toBe('notFound')
    expect(await codeOf(tables.sit(b, { tableId: id, code: 'x'.repeat(16) }))).toBe('notFound')
    expect(await codeOf(tables.inviteCode(b, id))).toBe('notFound')
    expect(await tables.mayWatch(b, id)).toBe(false)
    expect(await tables.mayWatch(null, id)).toBe(false)
    expect(await tables.mayWatch(a, id)).toBe(true)
    expect(await tables.mayWatch(null, id, code)).toBe(true)
    expect((await tables.byCode(code))?.id).toBe(id)
    expect((await tables.list()).map((table) => table.id)).not.toContain(id)
    expect(JSON.stringify(await tables.state(id))).not.toContain(code)
    expect(seatedAt(await tables.sit(b, { tableId: id, code }))).toContain(b.playerId)
    expect(await tables.mayWatch(b, id)).toBe(true)
  })

  it('lets nobody who plays a timed match sit at a timed table, but at an untimed one', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const matchId = await playTogether(house(), [a, b])
    const refusal = await tables.open(a, tableForm()).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'liveMatch', details: { matchId } })
    const slow = await tables.open(c, tableForm({ clock: null, seats: 3 }))
    await tables.sit(a, { tableId: slow.id })
    // The clock is put back: those who play elsewhere can't be ready any more.
    await tables.change(c, slow.id, tableForm({ seats: 3 }))
    expect(await codeOf(tables.setReady(a, slow.id, true))).toBe('liveMatch')
    await resign(house(), a, matchId)
    expect((await tables.setReady(a, slow.id, true)).seats[1]?.ready).toBe(true)
  })

  it('ends the seek of whoever sits down', async () => {
    const { tables, seeks } = house()
    const caller = await newPlayer(house())
    await seeks.start(caller)
    await tables.open(caller, tableForm())
    expect(await seeks.state(caller)).toBeNull()
  })

  it('tells the viewers of the table, and those whose whereabouts changed', async () => {
    const { tables, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm())
    notices.length = 0
    await tables.sit(b, { tableId: id })
    expect(notices).toEqual([
      { kind: 'table', id },
      { kind: 'player', id: b.playerId },
    ])
  })
})
