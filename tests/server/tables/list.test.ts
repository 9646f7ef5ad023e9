import { describe, expect, it } from 'vitest'
import { codeOf, newPlayer, newPlayers, tableForm, testHouse } from '../../support/house'

const house = testHouse()

async function rate(playerId: string, value: number, matches: number) {
  await house().db.rating.create({ data: { playerId, pool: 'muggins-2', value, matches, updatedAt: new Date(0) } })
}

describe('the lobby', () => {
  it('lists the public open tables, the newest first, with the ratings of their pool', async () => {
    const { tables, time } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const guest = await newPlayer(house(), 'guest')
    await rate(a.playerId, 1650.25, 31)
    const rated = await tables.open(a, tableForm({ rated: true }))
    time.now += 1_000
    const casual = await tables.open(guest, tableForm())
    time.now += 1_000
    const newcomer = await tables.open(b, tableForm({ rated: true }))
    await tables.open(c, tableForm({ visibility: 'invite' }))
    const listed = await tables.list()
    expect(listed.map(({ id }) => id)).toEqual([newcomer.id, casual.id, rated.id])
    expect(listed.map(({ seats }) => [seats[0]?.rating, seats[0]?.provisional])).toEqual([
      [1500, true],
      [null, false],
      [1650.25, false],
    ])
  })

  it('says what a rated match would change for the caller', async () => {
    const { tables } = house()
    const [a, b, me] = await newPlayers(house(), 3)
    await rate(a.playerId, 1600, 40)
    const strong = await tables.open(a, tableForm({ rated: true }))
    const casual = await tables.open(b, tableForm())
    const [stake, ...others] = await tables.stakes(me, [strong.id, casual.id, crypto.randomUUID()])
    expect(others).toEqual([])
    expect(stake).toMatchObject({ tableId: strong.id, rating: 1500 })
    expect(stake?.win).toBeCloseTo(25.603, 3)
    expect(stake?.lose).toBeCloseTo(-14.397, 3)
    expect(await tables.stakes({ ...me, kind: 'guest' }, [strong.id])).toEqual([])
    // The owner alone: against an equal, K 20.
    expect((await tables.stakes(a, [strong.id]))[0]).toMatchObject({ rating: 1600, win: 10, draw: 0, lose: -10 })
    // A full table has nothing at stake for those who don't sit there.
    await tables.leave(b, casual.id)
    await tables.sit(b, { tableId: strong.id })
    expect(await tables.stakes(me, [strong.id])).toEqual([])
    expect(await codeOf(tables.sit(me, { tableId: strong.id }))).toBe('seatTaken')
  })

  it('says it for a table by invitation to whoever has the link, before sitting down', async () => {
    const { tables } = house()
    const [a, me] = await newPlayers(house(), 2)
    const { id } = await tables.open(a, tableForm({ rated: true, visibility: 'invite' }))
    const code = await tables.inviteCode(a, id)
    expect(await tables.stakes(me, [id])).toEqual([])
    expect(await tables.stakes(me, [id], 'another code')).toEqual([])
    expect(await tables.stakes(me, [id], code)).toMatchObject([{ tableId: id, win: 20, lose: -20 }])
  })
})
