import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_CLOCK } from '../../../src/contract/offers'
import { namedRules } from '../../../src/engine/board/presets'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { verifyRecord } from '../../../src/record/verify'
import { testDatabase } from '../../support/database'
import { codeOf, tableForm } from '../../support/house'
import { brokenInvariants } from '../../support/invariants'
import { playOn } from '../../support/playOut'
import { callerOf, newPlayer, sql } from '../../support/testDeps'
import { send, stateOf } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'
import { unseal } from '../../support/unseal'

const database = testDatabase()
const logged: string[] = []
let server: TestServer
let cookie: string

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  server = await testServer(database.url, { log })
  cookie = await server.cookieOf(await newPlayer(server.deps))
  for (let n = 1; n < 4; n++) {
    const bot = await newPlayer(server.deps, 'bot', `Bot ${n}`)
    await sql(server.deps, `update player set "botLevel" = 'casual' where id = $1`, [bot])
  }
})
afterAll(() => server.close())

const FORM = { rules: completeRules(), clock: DEFAULT_CLOCK, rated: false, visibility: 'public' }

/** Opens a table by a body that no browser of ours would send; the status and the error's code and field. */
async function open(body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${server.url}/api/trpc/table.open`, { method: 'POST', headers, body })
  const text = await response.text()
  expect(text.length).toBeLessThan(1_000)
  const { code = 'none', field = '' } = JSON.parse(text).error?.json?.data ?? {}
  return `${response.status} ${code} ${field}`.trim()
}
const openWith = (rules: object, meta?: object) =>
  open(JSON.stringify({ json: { ...FORM, rules: { ...FORM.rules, ...rules } }, ...(meta ? { meta } : {}) }))

describe('a rule set that no form of ours sends', () => {
  it.each<[keyof RuleSet, unknown]>([
    ['target', 1e308],
    ['target', 2 ** 60 * 5],
    ['target', 7],
    ['target', 12.5],
    ['target', '250'],
    ['target', null],
    ['target', [250]],
    ['handSize', 15],
    ['handSize', 7.000001],
    ['handSize', -7],
    ['handSize', { valueOf: 7 }],
    ['roundLimit', 1e21],
    ['roundLimit', false],
    ['reserve', 0.5],
    ['reserve', true],
    ['reserve', 28],
    ['seats', '2'],
    ['seats', 1],
    ['seats', [2]],
    ['teams', 'true'],
    ['teams', 1],
    ['claims', 'STEAL'],
    ['claims', 'constructor'],
    ['claims', ['steal']],
    ['spinner', '__proto__'],
    ['settlement', 'toString'],
    ['display', 'points '],
  ])('%s %j is bad input, named', async (option, value) => {
    expect(await openWith({ [option]: value })).toBe(`400 badInput rules.${option}`)
  })

  it.each<[string, string, unknown]>([
    ['NaN', 'number', 'target'],
    ['Infinity', 'number', 'target'],
    ['-Infinity', 'number', 'handSize'],
    ['250', 'bigint', 'target'],
    ['2026-01-01T00:00:00Z', 'Date', 'target'],
    ['undefined', 'undefined', 'claims'],
    ['http://localhost/', 'URL', 'spinner'],
  ])('%s as a %s where %s stands is bad input', async (value, type, option) => {
    const given = { [String(option)]: value }
    expect(await openWith(given, { values: { [`rules.${option}`]: [type] } })).toBe(`400 badInput rules.${option}`)
  })

  it('with keys too many or too few, or none at all, or of another kind, is bad input', async () => {
    const { display: _, ...short } = FORM.rules
    const bodies = [
      { ...FORM, rules: short },
      { ...FORM, rules: { ...FORM.rules, seat: 2 } },
      { ...FORM, rules: [] },
      { ...FORM, rules: null },
      { ...FORM, rules: 'muggins' },
      { ...FORM, pool: 'muggins-2' },
      { ...FORM, preset: 'muggins', form: 'quick' },
      { ...FORM, rated: 'true' },
      { ...FORM, clock: { turnMs: 1, bankMs: 0 } },
      { ...FORM, clock: { turnMs: 30_000, bankMs: 60_000, extra: 1 } },
      { ...FORM, clock: false },
    ]
    for (const json of bodies)
      expect(await open(JSON.stringify({ json })), JSON.stringify(json)).toMatch(/^400 badInput/)
  })

  it('of a megabyte is refused in few words, and a larger body is too large', async () => {
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]))
    expect(await openWith(many)).toMatch(/^400 badInput/)
    expect(await openWith({ claims: 'x'.repeat(900_000) })).toBe('400 badInput rules.claims')
    expect(await openWith({ claims: 'x'.repeat(1_100_000) })).toMatch(/^413 tooLarge/)
  })

  it('has opened no table, and is no failure of ours', async () => {
    expect(await server.deps.db.table.count()).toBe(0)
    expect(logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})

it('keys that name a prototype are no options and become none, whether refused or passed over', async () => {
  const { claims: _, ...short } = FORM.rules
  for (const [rules, extra] of [
    [FORM.rules, '"__proto__":{"claims":"steal","target":5}'],
    [FORM.rules, '"constructor":{"prototype":{"x":1}}'],
    [short, '"__proto__":{"claims":"steal"}'],
    [short, '"toString":"steal"'],
  ] as const) {
    const json = `{"json":${JSON.stringify({ ...FORM, rules }).replace('"rules":{', `"rules":{${extra},`)}}`
    const answer = await open(json)
    const whole = rules === FORM.rules && extra.includes('__proto__')
    expect(answer, extra).toMatch(whole ? /^200 none/ : /^400 badInput/)
  }
  expect((await server.deps.db.table.findMany()).map(({ rules }) => rules)).toEqual([FORM.rules])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

describe('a rule set at the edge of what R1 allows', () => {
  it.each<[string, Partial<RuleSet>]>([
    ['the largest target and limit', { target: 9_007_199_254_740_990, roundLimit: Number.MAX_SAFE_INTEGER }],
    ['all tiles dealt', { handSize: 14, roundLimit: 1 }],
    ['a reserve that is all the boneyard', { handSize: 13, reserve: 2, claims: 'steal', roundLimit: 1 }],
    ['one tile and five points', { seats: 4, teams: true, handSize: 1, target: 5, claims: 'call', roundLimit: 1 }],
  ])('is played and recorded: %s', async (_, given) => {
    const { deps, services, serving } = server
    const owner = await newPlayer(deps)
    const rules = completeRules(given)
    const { id } = await services.tables.open(callerOf(owner), tableForm({ rules }))
    for (let seat = 1; seat < rules.seats; seat++) await services.tables.addBot(callerOf(owner), id, seat)
    const { matchId } = await services.tables.setReady(callerOf(owner), id, true)
    if (!matchId) throw new Error('no match')
    await unseal(services.matches, matchId)
    const seats = await services.matches.seats(matchId)
    const match = { matchId, players: seats.map(({ playerId }) => playerId) }
    const settled = async () => (await stateOf(deps, matchId)).phase === 'settled'
    await playOn({ deps, matches: services.matches, worker: serving.worker, match }, settled)
    if (await settled()) await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    const { text } = await services.records.file(matchId, { deleted: '' })
    expect(JSON.parse(text).rules).toEqual(rules)
    expect(verifyRecord(JSON.parse(text)).holds).toBe(true)
    const { entries } = await services.history.list({ playerId: owner })
    expect(entries).toMatchObject([{ matchId, rules, ...namedRules(rules) }])
  })
})

describe('terms changed while others act', () => {
  /** Two at a casual table of three; gives them and the table. */
  async function gathered() {
    const { tables } = server.services
    const [owner, other] = [await newPlayer(server.deps), await newPlayer(server.deps)]
    const { id } = await tables.open(callerOf(owner), tableForm())
    await tables.sit(callerOf(other), { tableId: id })
    return { id, owner: callerOf(owner), other: callerOf(other) }
  }

  it.each<[string, Parameters<typeof tableForm>[0]]>([
    ['rated', { rated: true }],
    ['other rules', { rules: completeRules({ claims: 'steal' }) }],
    ['the target alone', { rules: completeRules({ target: 105, roundLimit: 10 }) }],
    ['another clock', { clock: { turnMs: 15_000, bankMs: 0 } }],
    ['no clock', { clock: null }],
  ])('whoever was ready is asked again: %s', async (_, wish) => {
    const { tables } = server.services
    const { id, owner, other } = await gathered()
    await tables.setReady(other, id, true)
    const changed = await tables.change(owner, id, tableForm(wish))
    expect(changed.seats.map(({ ready }) => ready)).toEqual([false, false])
    expect((await tables.setReady(owner, id, true)).status).toBe('open')
    expect(await codeOf(tables.change(other, id, tableForm()))).toBe('notOwner')
  })

  it('being ready counts for nothing but what was seen: not for terms slipped in a moment before', async () => {
    const { id, owner, other } = await gathered()
    const api = server.api(await server.cookieOf(other.playerId))
    const { rules, clock, rated } = await api.table.get.query({ tableId: id })
    const terms = { rules, clock, rated }
    const slipped = [
      tableForm({ rated: true }),
      tableForm({ clock: null }),
      tableForm({ rules: { ...rules, target: 250 } }),
    ]
    for (const form of slipped) {
      await server.services.tables.change(owner, id, form)
      await server.services.tables.setReady(owner, id, true)
      const ready = api.table.setReady.mutate({ tableId: id, ready: true, terms })
      await expect(ready).rejects.toThrow('termsChanged')
      expect((await server.services.tables.state(id))?.status).toBe('open')
    }
    await server.services.tables.change(owner, id, tableForm({ visibility: 'invite' }))
    await server.services.tables.setReady(owner, id, true)
    expect((await api.table.setReady.mutate({ tableId: id, ready: true, terms })).status).toBe('started')
  })

  it('no rated match has a bot, a guest or rules of one’s own, in whatever order it is tried', async () => {
    const { deps, services } = server
    const { tables } = services
    for (let round = 0; round < 6; round++) {
      const owner = callerOf(await newPlayer(deps))
      const guest = { playerId: await newPlayer(deps, 'guest'), kind: 'guest' as const }
      const { id } = await tables.open(owner, tableForm())
      const deeds = [
        () => tables.change(owner, id, tableForm({ rated: true })),
        () => tables.addBot(owner, id, 1),
        () => tables.sit(guest, { tableId: id }),
        () => tables.setReady(owner, id, true),
        () => tables.setReady(guest, id, true),
      ]
      const order = [...deeds.slice(round % 5), ...deeds.slice(0, round % 5)]
      const codes = await Promise.all(order.map((deed) => codeOf(deed())))
      expect(codes).not.toContain('internal')
      expect(
        await codeOf(tables.change(owner, id, tableForm({ rated: true, rules: completeRules({ reserve: 1 }) }))),
      ).not.toBe('nothing')
    }
    const wrong = await sql(
      deps,
      `select t.id from "table" t join table_seat s on s."tableId" = t.id join player p on p.id = s."playerId"
        where t.rated and p.kind <> 'member'
       union select m.id from match m join match_seat s on s."matchId" = m.id join player p on p.id = s."playerId"
        where m.pool is not null and (p.kind <> 'member' or m.preset = 'custom')`,
    )
    expect(wrong).toEqual([])
    expect(await brokenInvariants(deps)).toEqual([])
  })
})
