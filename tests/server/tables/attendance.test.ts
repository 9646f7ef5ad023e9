import { describe, expect, it } from 'vitest'
import { attend, codeOf, newPlayers, openHouse, tableForm, testHouse } from '../../support/house'

const house = testHouse()

async function statusOf(id: string) {
  return (await house().tables.state(id))?.status
}

describe('tables that nobody attends', () => {
  it('close after 60 s when public, after 30 minutes when by invitation', async () => {
    const { tables, time, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    const shown = await tables.open(a, tableForm())
    const hidden = await tables.open(b, tableForm({ visibility: 'invite' }))
    notices.length = 0
    time.now += 59_999
    expect(await tables.closeUnattended()).toEqual([])
    time.now += 1
    expect(await tables.closeUnattended()).toEqual([shown.id])
    expect(notices).toEqual([
      { kind: 'table', id: shown.id },
      { kind: 'player', id: a.playerId },
    ])
    time.now += 30 * 60_000 - 60_001
    expect(await tables.closeUnattended()).toEqual([])
    time.now += 1
    expect(await tables.closeUnattended()).toEqual([hidden.id])
    expect(await codeOf(tables.sit(b, { tableId: shown.id }))).toBe('tableClosed')
  })

  it('stay while somebody seated has them open, and close a minute after that', async () => {
    const { tables, time } = house()
    const [owner, visitor] = await newPlayers(house(), 2)
    const { id } = await tables.open(owner, tableForm())
    time.now += 30_000
    await attend(house(), owner, `table:${id}`)
    expect((await tables.state(id))?.seats[0]?.present).toBe(true)
    time.now += 50_000
    await tables.closeUnattended()
    time.now += 50_000
    // Somebody who only looks doesn't keep it.
    await attend(house(), visitor, `table:${id}`)
    await tables.closeUnattended()
    expect(await statusOf(id)).toBe('open')
    expect((await tables.state(id))?.seats[0]?.present).toBe(false)
    time.now += 10_000
    await tables.closeUnattended()
    expect(await statusOf(id)).toBe('closed')
  })

  it('stay when told that they are attended, or when something changes there; a visitor keeps none', async () => {
    const { tables, time } = house()
    const [a, b, visitor] = await newPlayers(house(), 3)
    const kept = await tables.open(a, tableForm())
    const left = await tables.open(b, tableForm())
    time.now += 50_000
    await attend(house(), a, `table:${kept.id}`)
    await attend(house(), visitor, `table:${left.id}`)
    await tables.attended([kept.id, left.id])
    await house().db.presence.deleteMany()
    time.now += 50_000
    await tables.setReady(a, kept.id, true)
    time.now += 50_000
    expect(await tables.closeUnattended()).toEqual([left.id])
    expect(await statusOf(kept.id)).toBe('open')
  })

  it('close once, though two processes look at the same time', async () => {
    const { tables, time, notices, clock, url, db } = house()
    const second = openHouse(url, { seed: 2, clock })
    const owners = await newPlayers(house(), 5)
    const opened = await Promise.all(owners.map((owner) => tables.open(owner, tableForm())))
    notices.length = 0
    time.now += 60_000
    const closed = (await Promise.all([tables.closeUnattended(), second.tables.closeUnattended()])).flat()
    expect([...closed].sort()).toEqual(opened.map(({ id }) => id).sort())
    const told = [...notices, ...second.notices].filter(({ kind }) => kind === 'table')
    expect(told).toHaveLength(5)
    expect(await db.table.count({ where: { id: { in: closed }, closedAt: null } })).toBe(0)
    await second.close()
  })
})
