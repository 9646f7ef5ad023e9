import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { verdictLines } from '../../../src/cli/verdictWords'
import { actSchema } from '../../../src/contract/match'
import type { RuleSet } from '../../../src/engine/board/rules'
import { ALL_TILES } from '../../../src/engine/board/tile'
import type { SeatCommand } from '../../../src/engine/match/command'
import { forcedMove } from '../../../src/engine/match/turn'
import { verifyRecord } from '../../../src/record/verify'
import { AppError } from '../../../src/server/error'
import type { Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { seededFraction, type WantedDeal } from '../../support/chance'
import { CLOCK, dealingHouse, PACE } from '../../support/dealingHouse'
import { brokenInvariants } from '../../support/invariants'
import { tiles } from '../../support/notation'
import { passTime } from '../../support/playOut'
import { replayed } from '../../support/record'
import type { TestDeps } from '../../support/testDeps'
import { failureOf, logOf, placements, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const house = dealingHouse()
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  ;({ deps, services, worker } = house.parts())
})

async function dealt(deal: WantedDeal, given: Partial<RuleSet> = {}): Promise<TestMatch> {
  house.dealing(deal)
  const { length: seats } = deal.hands
  const rules = { seats, claims: 'steal', handSize: deal.hands[0]?.length, ...given } as Partial<RuleSet>
  return startMatch(deps, services.matches, { clock: CLOCK, rules })
}
const tell = (match: TestMatch, command: SeatCommand, given?: Parameters<typeof send>[4]) =>
  send(deps, services.matches, match, command, given)
const refusalOf = async (call: Promise<unknown>) => {
  const { code, refusal } = await failureOf(call)
  return refusal ?? code
}
const typesOf = async ({ matchId }: TestMatch) => (await logOf(deps, matchId)).map(({ type }) => type)
const scoresOf = async ({ matchId }: TestMatch) => (await stateOf(deps, matchId)).scores

const OPENING = { type: 'place', seat: 0, tile: '5-0', end: null } as const
const CALL = { type: 'muggins', seat: 1, points: 5 } as const
/** Seat 0 makes 5 with its opening; nothing of seat 1's fits, and it would draw 2-1. */
const STUCK: WantedDeal = { hands: [tiles('5-0 1-1'), tiles('6-6 4-4')], boneyard: tiles('2-1 3-3 5-4') }
/** Seat 0 makes 5 with its opening, seat 1 can place. */
const OPEN: WantedDeal = { hands: [tiles('5-0 1-1'), tiles('6-5 4-4')] }
/** Seat 0 makes 5 with its opening and is out. */
const outOf = (seats: number): WantedDeal => ({ hands: ['5-0', '6-6', '6-5', '6-4'].slice(0, seats).map(tiles) })

describe('R6.3: what gives nothing away', () => {
  it('no number is named but multiples of five up to 35, and none is called but a positive one', () => {
    const whole = { matchId: randomUUID(), commandId: randomUUID(), expectedSeq: 1 }
    const taken = (command: object) => actSchema.safeParse({ ...whole, command }).success
    for (const points of [-5, -0, 0, 3, 2.5, 36, 40, 5e9, Number.NaN, Number.POSITIVE_INFINITY, '5', null, [5], true])
      expect(taken({ ...CALL, points }), String(points)).toBe(false)
    for (const claim of [-5, 1, 40, 5e9, Number.NaN, '5', null, [5], true])
      expect(taken({ ...OPENING, claim }), String(claim)).toBe(false)
    for (const points of [5, 20, 35])
      expect([taken({ ...CALL, points }), taken({ ...OPENING, claim: points })]).toEqual([true, true])
    for (const surplus of [
      { ...CALL, claim: 5 },
      { ...OPENING, points: 5 },
      { type: 'waive', seat: 1, points: 5 },
      { type: 'lapse', seat: 1 },
    ])
      expect(taken(surplus), JSON.stringify(surplus)).toBe(false)
  })

  it('nobody but the next seat calls: not the placer, a partner, the seat after, nor another’s player', async () => {
    const hands = ['5-0 1-1', '6-6 4-4', '6-4 3-3', '2-2 6-3'].map(tiles)
    const match = await dealt({ hands }, { teams: true })
    await tell(match, OPENING)
    for (const seat of [0, 2, 3]) {
      expect(await refusalOf(tell(match, { type: 'muggins', seat, points: 5 }))).toBe('notYourTurn')
      expect(await refusalOf(tell(match, CALL, { as: match.players[seat] ?? '' }))).toBe('notYourSeat')
    }
    expect(await scoresOf(match)).toEqual([0, 0])
    await tell(match, CALL)
    expect(await scoresOf(match)).toEqual([0, 5])
    expect(await refusalOf(tell(match, CALL))).toBe('nothingToCall')
  })

  it('what was rightly claimed is not paid twice', async () => {
    const match = await dealt(OPEN)
    await tell(match, { ...OPENING, claim: 5 })
    expect(await refusalOf(tell(match, CALL))).toBe('nothingToCall')
    expect(await scoresOf(match)).toEqual([5, 0])
  })

  it('a wrong number uses up the right; a number seen too late, or before the placement, is stale', async () => {
    const match = await dealt(OPEN)
    const before = (await stateOf(deps, match.matchId)).seq
    expect(await refusalOf(tell(match, CALL))).toBe('nothingToCall')
    await tell(match, OPENING)
    expect(await refusalOf(tell(match, CALL, { expectedSeq: before }))).toBe('stale')
    expect(await refusalOf(tell(match, CALL, { expectedSeq: before + 9 }))).toBe('stale')
    await tell(match, { ...CALL, points: 10 })
    expect(await refusalOf(tell(match, CALL))).toBe('nothingToCall')
    expect(await scoresOf(match)).toEqual([0, 0])
  })

  it('a claim named where points are automatic, a call where they are called: refused, and nothing is placed', async () => {
    const automatic = await dealt(OPEN, { claims: 'automatic' })
    for (const claim of [0, 5]) expect(await refusalOf(tell(automatic, { ...OPENING, claim }))).toBe('claimNotAsked')
    await tell(automatic, OPENING)
    expect(await refusalOf(tell(automatic, CALL))).toBe('noCalls')
    const called = await dealt(outOf(2), { claims: 'call' })
    await tell(called, { ...OPENING, claim: 10 })
    expect((await typesOf(called)).at(-1)).toBe('roundSettled')
    expect(await refusalOf(tell(called, { type: 'waive', seat: 1 }))).toBe('roundOver')
  })

  it('a draw or a pass is refused while a tile fits, out of turn, and while the round waits', async () => {
    const match = await dealt(OPEN)
    for (const type of ['draw', 'pass'] as const) {
      expect(await refusalOf(tell(match, { type, seat: 0 }))).toBe('mustPlace')
      expect(await refusalOf(tell(match, { type, seat: 1 }))).toBe('notYourTurn')
    }
    const waits = await dealt(outOf(2))
    await tell(waits, OPENING)
    for (const seat of [0, 1])
      for (const type of ['draw', 'pass', 'ready'] as const)
        expect(await refusalOf(tell(waits, { type, seat }))).toBe(type === 'ready' ? 'roundNotOver' : 'callAwaited')
    expect(await refusalOf(tell(waits, { type: 'place', seat: 1, tile: '6-6', end: 'left' }))).toBe('callAwaited')
  })
})

describe('R6.3, R6.4: at the same moment', () => {
  it('ten calls with ten numbers: the first alone counts', async () => {
    const match = await dealt(OPEN)
    await tell(match, OPENING)
    const { seq: expectedSeq } = await stateOf(deps, match.matchId)
    const numbers = [10, 5, 15, 5, 20, 5, 25, 30, 35, 5]
    const codes = await Promise.all(
      numbers.map((points) => refusalOf(tell(match, { ...CALL, points }, { expectedSeq }))),
    )
    expect(codes.filter((code) => code === 'none')).toHaveLength(1)
    expect(await scoresOf(match)).toEqual([0, numbers[codes.indexOf('none')] === 5 ? 5 : 0])
  })

  it('a call and the caller’s own placement: the call counts only if it came first', async () => {
    const match = await dealt(OPEN)
    await tell(match, OPENING)
    const { seq: expectedSeq } = await stateOf(deps, match.matchId)
    const place = { type: 'place', seat: 1, tile: '6-5', end: 'left', claim: 0 } as const
    const both = [place, CALL].map((command) => refusalOf(tell(match, command, { expectedSeq })))
    const [placed, called] = await Promise.all(both)
    expect(placed).toBe('none')
    expect(['none', 'stale']).toContain(called)
    expect(await scoresOf(match)).toEqual([0, called === 'none' ? 5 : 0])
  })

  it('a call and the end of the caller’s clock: neither is lost, neither happens twice', async () => {
    for (const deal of [OPEN, STUCK]) {
      const match = await dealt(deal)
      await tell(match, OPENING)
      deps.time.now += 90_000 + PACE.lotMs
      const second = createWorker(deps, services)
      const [called] = await Promise.all([refusalOf(tell(match, CALL)), worker.runDue(), second.runDue()])
      await worker.runDue()
      const types = await typesOf(match)
      const acted = types.filter((type) => type === 'tileDrawn' || type === 'tilePlaced').length
      expect([called, acted]).toEqual([types.includes('mugginsCalled') ? 'none' : 'stale', 2])
      expect(await scoresOf(match)).toEqual([0, called === 'none' ? 5 : 0])
    }
  })

  it('waivers, calls and the claim time: the round is settled once', async () => {
    const match = await dealt(outOf(3))
    await tell(match, OPENING)
    const { seq: expectedSeq } = await stateOf(deps, match.matchId)
    deps.time.now += PACE.claimMs
    const wishes: SeatCommand[] = Array.from({ length: 9 }, (_, n) => (n % 3 ? { type: 'waive', seat: n % 3 } : CALL))
    const codes = wishes.map((wish) => refusalOf(tell(match, wish, { expectedSeq })))
    await Promise.all([...codes, worker.runDue()])
    const types = await typesOf(match)
    expect(types.filter((type) => type === 'roundSettled')).toHaveLength(1)
    expect(types.filter((type) => type === 'mugginsCalled' || type === 'callWaived')).toHaveLength(1)
    expect(await refusalOf(tell(match, CALL))).toBe('roundOver')
  })
})

describe('R8.5: leaving while the round waits for a call', () => {
  it.each([
    [3, 1],
    [4, 0],
  ])(
    'of %i seats, seat %i: the call goes on, by a bot for one who left, and the record holds',
    async (seats, leaver) => {
      const match = await dealt(outOf(seats), { teams: seats === 4, roundLimit: 1 })
      await tell(match, OPENING)
      await tell(match, { type: 'resign', seat: leaver })
      expect(await refusalOf(tell(match, { type: 'waive', seat: leaver }))).toBe('alreadyLeft')
      expect((await typesOf(match)).slice(-2)).toEqual(['callAwaited', 'seatLeft'])
      if (leaver === 1) expect(await passTime(deps, worker, match.matchId)).toBe('bot')
      else await tell(match, CALL)
      const { result } = await stateOf(deps, match.matchId)
      expect(result?.reason).toBe('roundLimit')
      await expectSameFromRecord(match)
    },
  )

  it.each([0, 1])('of two seats, seat %i: the match is over, unsettled', async (leaver) => {
    const match = await dealt(outOf(2))
    await tell(match, OPENING)
    await tell(match, { type: 'resign', seat: leaver })
    expect((await typesOf(match)).slice(-3)).toEqual(['callAwaited', 'seatLeft', 'matchEnded'])
    expect(await refusalOf(tell(match, CALL))).toBe('matchOver')
    await expectSameFromRecord(match)
  })
})

/** The record, replayed by the rules alone, comes to the scores that the server keeps. */
async function expectSameFromRecord(match: TestMatch) {
  const record = JSON.parse((await services.records.file(match.matchId, { deleted: '' })).text)
  const { lines, fault } = replayed(record)
  expect(fault).toBeNull()
  expect(JSON.parse(lines.at(-1) ?? '{}').scores).toEqual(await scoresOf(match))
  return record
}

/** Everything that anybody might try at a moment, rightly or not, all at once with what falls due. */
async function burst(match: TestMatch, fraction: () => number): Promise<string[]> {
  const below = (n: number) => Math.floor(fraction() * n)
  const { seq: expectedSeq, ...state } = await stateOf(deps, match.matchId)
  const { round, rules } = state
  const wishes: SeatCommand[] = []
  for (let seat = 0; seat < rules.seats; seat++) {
    if (below(3) === 0) wishes.push({ type: 'muggins', seat, points: 5 + 5 * below(4) })
    if (below(6) === 0) wishes.push({ type: (['waive', 'draw', 'pass', 'ready'] as const)[below(4)] ?? 'waive', seat })
    if (below(6) === 0) wishes.push({ type: 'place', seat, tile: ALL_TILES[below(28)] ?? '0-0', end: 'left' })
    if (rules.seats > 2 && below(400) === 0) wishes.push({ type: 'resign', seat })
  }
  if (round?.turn) {
    const { seat, legal } = placements(state)
    const picked = legal[below(legal.length)]
    const move = forcedMove(state)
    if (move && rules.claims === 'steal') wishes.push({ type: move, seat })
    if (picked) wishes.push({ type: 'place', seat, ...picked, claim: 5 * below(4) })
  } else if (round?.call?.awaited && below(3) === 0) wishes.push({ type: 'waive', seat: round.call.seat })
  deps.time.now += below(50) === 0 ? 100_000 : 1_000
  const acts = wishes.map((command) =>
    services.matches.act(
      { playerId: match.players[command.seat] ?? '', kind: 'member' },
      { matchId: match.matchId, commandId: randomUUID(), expectedSeq, command },
    ),
  )
  const done: Promise<unknown>[] = [...acts, worker.runDue()]
  const failures = done.map((act) =>
    act.then(
      () => [],
      (error) => [error instanceof AppError ? error.code : String(error)],
    ),
  )
  return (await Promise.all(failures)).flat()
}

describe('whole matches in which everybody tries everything', () => {
  it.each<[string, Partial<RuleSet>]>([
    ['two, steal', { claims: 'steal', reserve: 2 }],
    ['two, call', { claims: 'call', spinner: 'first', settlement: 'award', blockedAward: 'net' }],
    ['three, steal', { seats: 3, claims: 'steal', spinner: 'first' }],
    ['partners, steal', { seats: 4, teams: true, handSize: 7, claims: 'steal', settlement: 'award', target: 60 }],
    ['partners, call', { seats: 4, teams: true, claims: 'call' }],
  ])(
    '%s: no refusal but foreseen ones, and scores that follow from the record',
    async (name, rules) => {
      const fraction = seededFraction(name.length)
      const match = await startMatch(deps, services.matches, { clock: CLOCK, rules: { roundLimit: 2, ...rules } })
      const codes = new Set<string>()
      for (let step = 0; step < 600 && (await stateOf(deps, match.matchId)).phase !== 'over'; step++)
        for (const code of await burst(match, fraction)) codes.add(code)
      expect([...codes].filter((code) => code !== 'refused' && code !== 'stale')).toEqual([])
      expect(codes).toContain('refused')
      const verdict = verifyRecord(await expectSameFromRecord(match))
      expect(verdict.holds, verdictLines(verdict).join('\n')).toBe(true)
      expect(await brokenInvariants(deps)).toEqual([])
      expect((await typesOf(match)).includes('mugginsCalled')).toBe(rules.claims === 'steal')
    },
    60_000,
  )
})
