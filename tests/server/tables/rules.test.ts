import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesHash } from '../../../src/chance/rulesHash'
import type { TableForm } from '../../../src/contract/table'
import { differingOptions, namedRules, PRESET_NAMES, presetRules } from '../../../src/engine/board/presets'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { AppError } from '../../../src/server/error'
import { begin, matchOf, newPlayer, newPlayers, playTogether, resign, tableForm, testHouse } from '../../support/house'
import { anyRules } from '../../support/rules'

const house = testHouse()

/** Any rule set that R1 allows. */
const ruleSets = fc
  .tuple(anyRules, fc.boolean())
  .map(([rules, limited]): RuleSet => (limited ? rules : { ...rules, roundLimit: null }))

const PRESETS = PRESET_NAMES.flatMap((preset) =>
  (['full', 'quick'] as const).flatMap((form) =>
    (preset === 'partners' ? ([4] as const) : ([2, 3, 4] as const)).map((seats) => ({ preset, form, seats })),
  ),
)

/** The field that opening such a table is refused for; 'none' when it is opened. */
async function fieldOf(form: TableForm): Promise<string | undefined> {
  const owner = await newPlayer(house())
  try {
    await house().tables.open(owner, form)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'badInput') throw error
    expect(await house().db.table.count({ where: { ownerId: owner.playerId } })).toBe(0)
    return error.details.field
  }
  return 'none'
}

describe('R1: rule sets of tables', () => {
  it.each(PRESETS)('opens and starts $preset, $form, with $seats seats', async ({ preset, form, seats }) => {
    const { tables, matches, db } = house()
    const owner = await newPlayer(house(), 'guest')
    const opened = await tables.open(owner, tableForm({ preset, form, seats }))
    const rules = presetRules(preset, form, seats)
    // Quick Table classic and quick Cribbage differ in how scores are shown, and in nothing else.
    expect(opened).toMatchObject({ preset, form, rules, rated: false, pool: null })
    expect(opened.seats).toHaveLength(seats)
    await tables.setReady(owner, opened.id, true)
    for (let seat = 1; seat < seats; seat++) await tables.addBot(owner, opened.id, seat)
    const table = await tables.state(opened.id)
    const matchId = table && matchOf(table)
    const match = await matches.get(owner, matchId ?? '')
    expect(match).toMatchObject({ preset, form, pool: null })
    expect(match.view.rules).toEqual(rules)
    const row = await db.match.findUniqueOrThrow({ where: { id: match.id } })
    expect(row.rulesHash).toBe(rulesHash(rules))
    expect(row.rules).toEqual(rules)
  })

  it('takes any other rule set as it is, as one of the owner’s own, and plays it', async () => {
    const { tables, matches } = house()
    await fc.assert(
      fc.asyncProperty(ruleSets, async (rules) => {
        const owner = await newPlayer(house())
        const opened = await tables.open(owner, tableForm({ rules }))
        expect(opened.rules).toEqual(rules)
        expect({ preset: opened.preset, form: opened.form }).toEqual(namedRules(rules))
        for (let seat = 1; seat < rules.seats; seat++) await tables.addBot(owner, opened.id, seat)
        const match = await matches.get(owner, await begin(house(), await tables.setReady(owner, opened.id, true)))
        expect(match.view.rules).toEqual(rules)
        expect(match.preset).toBe(opened.preset)
        await resign(house(), owner, match.id)
      }),
      { numRuns: 25 },
    )
  })

  it.each<[keyof RuleSet, Partial<RuleSet>]>([
    ['teams', { teams: true, seats: 3 }],
    ['teams', { teams: true }],
    ['handSize', { handSize: 14, reserve: 1 }],
    ['handSize', { seats: 4, handSize: 8 }],
    ['handSize', { handSize: 0 }],
    ['target', { target: 103 }],
    ['target', { target: 0 }],
    ['target', { target: -5 }],
    ['roundLimit', { roundLimit: 0 }],
    ['roundLimit', { roundLimit: 2.5 }],
    ['reserve', { reserve: 3 }],
    ['seats', { seats: 5 as 4 }],
    ['spinner', { spinner: 'all' as 'first' }],
    ['claims', { claims: 'shout' as 'call' }],
    ['settlement', { settlement: 'gift' as 'award' }],
    ['blockedAward', { settlement: 'award', blockedAward: 'half' as 'net' }],
    ['display', { display: 'dice' as 'pegs' }],
  ])('refuses a wrong %s and names it', async (option, wrong) => {
    expect(await fieldOf(tableForm({ rules: completeRules(wrong) }))).toBe(`rules.${option}`)
  })

  it('are changed by the owner to own ones and back', async () => {
    const { tables } = house()
    const owner = await newPlayer(house())
    const { id } = await tables.open(owner, tableForm({ rated: true }))
    const own = completeRules({ claims: 'steal', spinner: 'first', target: 305 })
    const changed = await tables.change(owner, id, tableForm({ rules: own }))
    expect(changed).toMatchObject({ preset: 'custom', form: 'full', rules: own, rated: false, pool: null })
    expect(await tables.change(owner, id, tableForm({ rated: true, preset: 'allFives' }))).toMatchObject({
      preset: 'allFives',
      form: 'quick',
      pool: 'allFives-2',
    })
  })

  it('go on to the rematch', async () => {
    const { tables, matches } = house()
    const people = await newPlayers(house(), 2)
    const rules = completeRules({ claims: 'call', reserve: 1, display: 'tally' })
    const matchId = await playTogether(house(), people, { rules })
    await resign(house(), people[0], matchId)
    await tables.rematch(people[0], matchId)
    const rematch = await tables.rematch(people[1], matchId)
    expect(rematch).toMatchObject({ preset: 'custom', rules })
    expect((await matches.get(people[0], matchOf(rematch))).view.rules).toEqual(rules)
  })
})

describe('rated tables', () => {
  it.each(PRESETS)('are of certain presets: $preset, $form, with $seats seats', async ({ preset, form, seats }) => {
    const may = ['muggins', 'allFives', 'partners'].includes(preset)
    const field = await fieldOf(tableForm({ preset, form, seats, rated: true }))
    expect(field).toBe(may ? 'none' : 'rated')
    expect(await fieldOf(tableForm({ preset, form, seats, rated: true, clock: null }))).toBe(may ? 'clock' : 'rated')
  })

  it('are of no other rules, whichever option differs', async () => {
    const plain = presetRules('allFives', 'quick', 4)
    const others: Partial<RuleSet>[] = [
      { handSize: 6 },
      { target: 105 },
      { roundLimit: 11 },
      { spinner: 'none' },
      { reserve: 1 },
      { claims: 'call' },
      { claims: 'steal' },
      { blockedAward: 'net' },
    ]
    for (const other of others) {
      const rules = { ...plain, ...other }
      expect(differingOptions(rules, plain)).toHaveLength(1)
      expect(await fieldOf(tableForm({ rules, rated: true }))).toBe('rated')
    }
  })

  it('may be shown on a board or on paper: that changes nothing that is played', async () => {
    const rules: RuleSet = { ...presetRules('muggins', 'full', 3), display: 'tally' }
    const { tables } = house()
    const table = await tables.open(await newPlayer(house()), tableForm({ rules, rated: true }))
    expect(table).toMatchObject({ preset: 'muggins', form: 'full', pool: 'muggins-3', rules: { display: 'tally' } })
  })

  it('count in one pool for each preset and number of seats, quick and full together', async () => {
    const { tables } = house()
    const pools = new Set<string | null>()
    for (const { preset, form, seats } of PRESETS.filter(({ preset }) => !/Classic|cribbage/.test(preset))) {
      const table = await tables.open(await newPlayer(house()), tableForm({ preset, form, seats, rated: true }))
      expect(table.pool).toBe(`${preset}-${seats}`)
      pools.add(table.pool)
    }
    expect(pools.size).toBe(7)
  })

  it('R8.4: partners gain and lose alike, with stakes said before, in the pool of Partners', async () => {
    const { tables, matches, players, history } = house()
    const people = await newPlayers(house(), 4)
    const { id } = await tables.open(people[0], tableForm({ preset: 'partners', seats: 4, rated: true }))
    const [stake] = await tables.stakes(people[1], [id])
    expect(stake).toMatchObject({ rating: 1500, win: 20, draw: 0, lose: -20 })
    // Each chooses a seat and with it a team: 0 and 2 against 1 and 3.
    for (const seat of [2, 3, 1]) await tables.sit(people[seat] ?? people[0], { tableId: id, seat })
    for (const one of people.slice(1)) await tables.setReady(one, id, true)
    const matchId = await begin(house(), await tables.setReady(people[0], id, true))
    const started = await matches.get(people[0], matchId)
    expect(started).toMatchObject({ preset: 'partners', pool: 'partners-4', view: { rules: { teams: true } } })
    await resign(house(), people[0], matchId)
    await resign(house(), people[2], matchId)
    const over = await matches.get(people[0], matchId)
    expect(over.players.map(({ change }) => change && change.after - change.before)).toEqual([-20, 20, -20, 20])
    const profile = await players.profile(people[1].playerId)
    expect(profile?.ratings).toEqual([{ pool: 'partners-4', value: 1520, matches: 1, provisional: true }])
    const { entries } = await history.list({ playerId: people[3].playerId, preset: 'partners' })
    expect(entries).toMatchObject([{ matchId, result: 'won', change: 20, rated: true }])
    expect((await history.list({ playerId: people[3].playerId, preset: 'custom' })).entries).toEqual([])
  })
})
