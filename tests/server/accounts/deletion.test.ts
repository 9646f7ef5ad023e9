import { describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../src/server/deps'
import { playerRef } from '../../../src/server/players/ref'
import { putPastMatch } from '../../support/pastMatch'
import { accountsWorld, codeOf, PASSWORD } from './world'

const world = accountsWorld()
/** Leaves as tables do, but for what they tell. */
const leave = vi.fn(async (tableId: string) => {
  await world.deps.db.tableSeat.deleteMany({ where: { tableId } })
})

const remove = (person: { caller: Caller }, proof: { password?: string; name?: string } = { password: PASSWORD }) =>
  codeOf(world.accounts.deleteAccount(person.caller, proof, leave))

/** A match with this player in it, over or not. */
const seatAtMatch = ({ caller }: { caller: Caller }, live: boolean) =>
  putPastMatch(world.deps, [caller], { live, timed: true })

describe('deleting an account', () => {
  it('keeps the row without anything that tells who it was, and shows a deleted player', async () => {
    const person = await world.member({ name: 'Gone Soon', email: 'gone@example.org' })
    await world.token(person.email)
    await world.deps.db.login.create({ data: { provider: 'github', providerId: '77', playerId: person.id } })
    const matchId = await seatAtMatch(person, false)

    expect(await remove(person)).toBe('none')

    const row = await world.row(person.id)
    expect(row).toMatchObject({
      name: '',
      email: null,
      emailFold: null,
      passwordHash: null,
      sessionNumber: 2,
      deletedAt: new Date(world.time.now),
    })
    expect(JSON.stringify(row)).not.toMatch(/gone/i)
    expect(await world.deps.db.login.count({ where: { playerId: person.id } })).toBe(0)
    expect(await world.deps.db.mailToken.count({ where: { playerId: person.id } })).toBe(0)
    expect(await world.deps.db.matchSeat.count({ where: { matchId } })).toBe(1)
    expect(playerRef(row)).toEqual({ id: person.id, kind: 'deleted', name: null })
    expect(world.notices).toEqual([
      { kind: 'player', id: person.id },
      { kind: 'session', id: person.id },
    ])
    expect(await world.accounts.me(person.caller)).toBeNull()
    expect(await world.accounts.signIn('gone@example.org', PASSWORD, 'test')).toBeNull()
  })

  it('frees name and address', async () => {
    const person = await world.member({ name: 'Free Again', email: 'free@example.org' })
    await remove(person)
    expect((await world.member({ name: 'Free Again', email: 'free@example.org' })).id).not.toBe(person.id)
  })

  it('needs the password, or the name where there is none', async () => {
    const [member, guest] = [await world.member(), await world.guest()]
    const { name } = await world.row(guest.id)
    expect(await remove(member, { password: 'something else' })).toBe('wrongPassword')
    expect(await remove(member, { name: member.name })).toBe('wrongPassword')
    expect(await remove(guest, { name: `${name}0` })).toBe('badInput')
    expect(await remove(guest, {})).toBe('badInput')
    expect([(await world.row(member.id)).deletedAt, (await world.row(guest.id)).deletedAt]).toEqual([null, null])
    expect(await remove(guest, { name })).toBe('none')
  })

  it('is refused while a match runs, and happens once', async () => {
    const person = await world.member()
    const matchId = await seatAtMatch(person, true)
    expect(await remove(person)).toBe('liveMatch')
    expect(await world.row(person.id)).toMatchObject({ name: person.name, sessionNumber: 1 })
    await world.deps.db.matchSeat.updateMany({ where: { matchId }, data: { live: false } })
    const codes = await Promise.all([remove(person), remove(person)])
    expect(codes).toContain('none')
    expect((await world.row(person.id)).sessionNumber).toBe(2)
  })

  it('frees the seat at an open table first', async () => {
    const person = await world.member()
    const at = new Date(world.time.now)
    const table = {
      preset: 'muggins',
      form: 'quick',
      rules: {},
      rated: false,
      visibility: 'public',
      inviteCode: person.id,
      createdAt: at,
      attendedAt: at,
    } as const
    const { id: tableId } = await world.deps.db.table.create({
      data: { ...table, ownerId: person.id, seats: { create: { seat: 0, playerId: person.id, satAt: at } } },
    })
    expect(await remove(person)).toBe('none')
    expect(leave).toHaveBeenCalledWith(tableId)
    expect(await world.deps.db.tableSeat.count({ where: { tableId } })).toBe(0)
  })

  it('waits for the seat to be free, also when another tab sits down in between', async () => {
    const person = await world.member()
    const at = new Date(world.time.now)
    const seat = { create: { seat: 0, playerId: person.id, satAt: at } }
    const table = { preset: 'muggins', form: 'quick', rules: {}, rated: false, visibility: 'public' } as const
    const open = (inviteCode: string) =>
      world.deps.db.table.create({
        data: { ...table, inviteCode, createdAt: at, attendedAt: at, ownerId: person.id, seats: seat },
      })
    await open('first')
    leave.mockImplementationOnce(async (tableId) => {
      await world.deps.db.tableSeat.deleteMany({ where: { tableId } })
      await open('second')
    })
    expect(await remove(person)).toBe('none')
    expect(await world.deps.db.tableSeat.count({ where: { playerId: person.id } })).toBe(0)
  })
})
