import { describe, expect, it } from 'vitest'
import { SLOW_CLOCK } from '../../../src/contract/offers'
import type { TableForm } from '../../../src/contract/table'
import type { Caller } from '../../../src/server/deps'
import { AppError } from '../../../src/server/error'
import {
  begin,
  codeOf,
  newPlayers,
  playTogether,
  resign,
  type TableWish,
  tableForm,
  testHouse,
} from '../../support/house'

const house = testHouse()
const SLOW: TableWish = { clock: SLOW_CLOCK, form: 'short' }

/** What opening such a table is refused for, as code and field. */
async function refusalOf(form: TableForm): Promise<string> {
  const [owner] = await newPlayers(house(), 1)
  try {
    const { id } = await house().tables.open(owner, form)
    await house().tables.leave(owner, id)
    return 'none'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code} ${error.details.field}`
  }
}

const playSlowly = (people: readonly Caller[], wish: TableWish = {}) =>
  playTogether(house(), people, { ...SLOW, ...wish })

describe('a day a turn', () => {
  it('is offered for two seats with at most three rounds', async () => {
    const { rules } = tableForm(SLOW)
    const slow = (given: Partial<typeof rules>) => tableForm({ clock: SLOW_CLOCK, rules: { ...rules, ...given } })
    for (const roundLimit of [1, 2, 3]) expect(await refusalOf(slow({ roundLimit }))).toBe('none')
    for (const roundLimit of [4, 10, null]) expect(await refusalOf(slow({ roundLimit }))).toBe('slowNotOffered clock')
    for (const seats of [3, 4] as const)
      expect(await refusalOf(slow({ seats, handSize: 5 }))).toBe('slowNotOffered clock')
  })

  it('may be rated, in the pool of its preset', async () => {
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playSlowly([a, b], { preset: 'allFives', rated: true })
    const match = await house().matches.get(a, matchId)
    expect(match).toMatchObject({ preset: 'allFives', form: 'short', pool: 'allFives-2', view: { clock: SLOW_CLOCK } })
    await resign(house(), a, matchId)
    expect((await house().matches.get(a, matchId)).players[0]?.change?.result).toBe(0)
  })

  it('keeps nobody at the table: beside it one plays a live match, but not two', async () => {
    const { tables, seeks } = house()
    const [a, b] = await newPlayers(house(), 2)
    await playSlowly([a, b])
    await playSlowly([b, a])
    const { id } = await tables.open(a, tableForm())
    await tables.sit(b, { tableId: id })
    await tables.setReady(a, id, true)
    await begin(house(), await tables.setReady(b, id, true))
    expect(await codeOf(tables.open(a, tableForm()))).toBe('liveMatch')
    expect(await codeOf(seeks.start(a))).toBe('liveMatch')
    await playSlowly([a, b])
  })

  it('shows its players whose turn it is in each of their matches, and until when', async () => {
    const { players, time, deps, matches } = house()
    const [a, b] = await newPlayers(house(), 2)
    const slow = await playSlowly([a, b])
    const untimed = await playTogether(house(), [a, b], { clock: null })
    const turn = (await matches.get(a, slow)).view.round?.turn?.seat
    const { liveMatches } = await players.whereabouts(a.playerId)
    expect(liveMatches.find(({ matchId }) => matchId === slow)).toMatchObject({
      slow: true,
      timed: false,
      yourTurn: turn === 0,
      toPlay: { id: turn === 0 ? a.playerId : b.playerId },
      turnUntil: time.now + deps.pace.lotMs + SLOW_CLOCK.turnMs,
      others: [{ id: b.playerId, kind: 'member' }],
    })
    expect(liveMatches.find(({ matchId }) => matchId === untimed)).toMatchObject({
      slow: false,
      timed: false,
      turnUntil: null,
    })
  })
})

describe('matches that keep nobody at the table', () => {
  it('are ten at once for one person at most; one less makes room again', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const matches: string[] = []
    for (let n = 0; n < 10; n++) matches.push(await playTogether(house(), [a, b], n % 2 === 0 ? SLOW : { clock: null }))
    expect(await codeOf(tables.open(a, tableForm({ clock: null })))).toBe('tooManyMatches')
    expect(await codeOf(tables.open(a, tableForm(SLOW)))).toBe('tooManyMatches')
    await tables.leave(a, (await tables.open(a, tableForm())).id)
    const { id } = await tables.open(c, tableForm(SLOW))
    expect(await codeOf(tables.sit(b, { tableId: id }))).toBe('tooManyMatches')
    await resign(house(), b, matches[0] ?? '')
    expect(await codeOf(tables.sit(b, { tableId: id }))).toBe('nothing')
  })
})
