import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type HistoryFilter, historyPageSchema } from '../../../src/contract/history'
import { foldName } from '../../../src/server/accounts/fold'
import type { Caller } from '../../../src/server/deps'
import { begin, codeOf, newPlayer, newPlayers, playTogether, resign, tableForm, testHouse } from '../../support/house'

const house = testHouse()

/** All pages of a history, one after the other. */
async function wholeHistory(filter: HistoryFilter) {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const page = historyPageSchema.parse(await house().history.list({ ...filter, ...(cursor ? { cursor } : {}) }))
    pages.push(page.entries.map(({ matchId }) => matchId))
    cursor = page.nextCursor
  } while (cursor)
  return pages
}

async function idsOf(caller: Caller, filter: Omit<HistoryFilter, 'playerId'> = {}) {
  return (await wholeHistory({ playerId: caller.playerId, ...filter })).flat()
}

describe('history', () => {
  it('shows a match to both, running and finished, with result, scores and rating change', async () => {
    const { history, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playTogether(house(), [a, b], { rated: true })
    const running = (await history.list({ playerId: a.playerId })).entries[0]
    expect(running).toMatchObject({
      matchId,
      startedAt: time.now,
      endedAt: null,
      result: null,
      change: null,
      rated: true,
    })
    time.now += 5_000
    await resign(house(), b, matchId)
    const [won] = (await history.list({ playerId: a.playerId })).entries
    const [lost] = (await history.list({ playerId: b.playerId })).entries
    expect(won).toMatchObject({ result: 'won', change: 20, endedAt: time.now, preset: 'muggins', form: 'quick' })
    expect(lost).toMatchObject({ result: 'lost', change: -20 })
    expect(won?.seats.map(({ player, place, score }) => [player.id, place, score])).toEqual([
      [a.playerId, 1, 0],
      [b.playerId, 2, 0],
    ])
  })

  it('is paged without holes or repeats, also where matches began in the same millisecond', async () => {
    const { db } = house()
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playTogether(house(), [a, b])
    await resign(house(), b, matchId)
    const match = await db.match.findUniqueOrThrow({ where: { id: matchId } })
    const seats = await db.matchSeat.findMany({ where: { matchId } })
    const copies = Array.from({ length: 104 }, (_, n) => {
      return { id: randomUUID(), startedAt: new Date(match.startedAt.getTime() - 1_000 * Math.floor(n / 26)) }
    })
    await db.match.createMany({ data: copies.map((copy) => ({ ...match, ...copy }) as never) })
    await db.matchSeat.createMany({
      data: copies.flatMap(({ id, startedAt }) => seats.map((seat) => ({ ...seat, matchId: id, startedAt }))),
    })
    const pages = await wholeHistory({ playerId: a.playerId })
    expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 20, 20, 5])
    expect(new Set(pages.flat())).toEqual(new Set<string>([matchId, ...copies.map(({ id }) => id)]))
    const at = new Map<string, number>(copies.map(({ id, startedAt }) => [id, startedAt.getTime()]))
    const times = pages.flat().map((id) => at.get(id) ?? match.startedAt.getTime())
    expect(times).toEqual([...times].sort((x, y) => y - x))
    // A match that begins between two pages moves nothing.
    const first = await house().history.list({ playerId: a.playerId })
    await playTogether(house(), [a, b])
    const second = await house().history.list({ playerId: a.playerId, cursor: first.nextCursor ?? '' })
    expect(second.entries.map((entry) => entry.matchId)).toEqual(pages[1])
  })

  it('is filtered by rating, seats, result and opponent', async () => {
    const { db, time } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const rated = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), b, rated)
    time.now += 1_000
    const casual = await playTogether(house(), [a, c])
    await resign(house(), a, casual)
    time.now += 1_000
    const three = await playTogether(house(), [a, b, c])
    await resign(house(), a, three)
    await resign(house(), b, three)
    time.now += 1_000
    const drawn = await playTogether(house(), [a, b])
    await resign(house(), a, drawn)
    await db.match.update({ where: { id: drawn }, data: { outcome: 'drawn' } })
    await db.matchSeat.updateMany({ where: { matchId: drawn }, data: { place: 1 } })
    await db.player.update({ where: { id: c.playerId }, data: { name: 'Old Pal', nameFold: foldName('Old Pal') } })

    expect(await idsOf(a)).toEqual([drawn, three, casual, rated])
    expect(await idsOf(a, { rated: true })).toEqual([rated])
    expect(await idsOf(a, { rated: false })).toEqual([drawn, three, casual])
    expect(await idsOf(a, { seats: 3 })).toEqual([three])
    expect(await idsOf(a, { result: 'won' })).toEqual([rated])
    expect(await idsOf(a, { result: 'drawn' })).toEqual([drawn])
    expect(await idsOf(a, { result: 'lost' })).toEqual([three, casual])
    expect(await idsOf(a, { opponent: c.playerId })).toEqual([three, casual])
    expect(await idsOf(a, { opponent: c.playerId, seats: 2, result: 'lost', preset: 'muggins' })).toEqual([casual])
    expect(await idsOf(a, { opponent: a.playerId })).toEqual([])
    expect(await idsOf(a, { opponent: 'nobody of that name' })).toEqual([])
    expect(await idsOf(a, { preset: 'partners' })).toEqual([])
    expect(await idsOf(a, { opponent: ' old-pal' })).toEqual([three, casual])
  })

  it('gives an unfinished match no result', async () => {
    const { tables, history } = house()
    const guest = await newPlayer(house(), 'guest')
    const { id } = await tables.open(guest, tableForm())
    await tables.addBot(guest, id, 1)
    const matchId = await begin(house(), await tables.setReady(guest, id, true))
    await house().db.match.update({
      where: { id: matchId },
      data: { outcome: 'unfinished', endedAt: new Date() },
    })
    const [entry] = (await history.list({ playerId: guest.playerId })).entries
    expect(entry).toMatchObject({ result: null, rated: false })
    expect(entry?.seats[1]?.player.kind).toBe('bot')
  })

  it('keeps the matches of deleted players, without their names', async () => {
    const { db, history } = house()
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playTogether(house(), [a, b])
    await resign(house(), b, matchId)
    await db.player.update({
      where: { id: b.playerId },
      data: { deletedAt: new Date(0), name: '', nameFold: `deleted:${b.playerId}` },
    })
    const [entry] = (await history.list({ playerId: a.playerId })).entries
    expect(entry?.seats[1]?.player).toEqual({ id: b.playerId, kind: 'deleted', name: null })
    expect(await idsOf(a, { opponent: b.playerId })).toEqual([matchId])
  })

  it.each(['x', '12_', `1_${'z'.repeat(36)}`, `99999999999999999_${randomUUID()}`, "1_'; drop table player"])(
    'refuses the cursor %j',
    async (cursor) => {
      expect(await codeOf(house().history.list({ playerId: randomUUID(), cursor }))).toBe('badInput')
    },
  )
})
