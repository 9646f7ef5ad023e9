import { beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../../src/server/services'
import type { Worker } from '../../../src/server/worker/worker'
import type { WantedDeal } from '../../support/chance'
import { CLOCK, dealingHouse } from '../../support/dealingHouse'
import { tiles } from '../../support/notation'
import { dueIn, passTime, playOn } from '../../support/playOut'
import type { TestDeps } from '../../support/testDeps'
import { failureOf, logOf, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const house = dealingHouse()
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  ;({ deps, services, worker } = house.parts())
})

async function dealt(deal: WantedDeal, wish: Parameters<typeof startMatch>[2] = {}): Promise<TestMatch> {
  house.dealing(deal)
  const rules = { claims: 'steal', handSize: deal.hands[0]?.length, ...wish.rules } as const
  return startMatch(deps, services.matches, { clock: CLOCK, ...wish, rules })
}
const tell = (match: TestMatch, command: Parameters<typeof send>[3], given?: Parameters<typeof send>[4]) =>
  send(deps, services.matches, match, command, given)
const lastOf = async ({ matchId }: TestMatch) => (await logOf(deps, matchId)).at(-1)

/** Seat 0 makes 5 with its opening 5-0 and is out; seat 1 holds twelve pips. */
const OUT: WantedDeal = { hands: [tiles('5-0'), tiles('6-6')] }
/** Nothing of seat 1's fits 5-0; it would draw 2-1 first. */
const STUCK: WantedDeal = { hands: [tiles('5-0 1-1'), tiles('6-6 4-4')], boneyard: tiles('2-1 3-3 5-4') }
const OPENING = { type: 'place', seat: 0, tile: '5-0', end: null } as const

describe('R6.4: a round that waits for a call', () => {
  it('is settled by itself after the claim time, with a clock or without', async () => {
    for (const clock of [CLOCK, null]) {
      const match = await dealt(OUT, { clock })
      await tell(match, OPENING)
      const at = deps.time.now
      expect(await dueIn(deps, match.matchId)).toEqual({ kind: 'call', at: at + 10_000 })
      expect(await passTime(deps, worker, match.matchId)).toBe('call')
      expect(deps.time.now).toBe(at + 10_000)
      const types = (await logOf(deps, match.matchId)).map(({ type }) => type)
      expect(types.slice(-3)).toEqual(['callAwaited', 'callWaived', 'roundSettled'])
    }
  })

  it('is settled at once by a call or a waiver of the seat it waits for, and of no other', async () => {
    for (const command of [
      { type: 'muggins', seat: 1, points: 5 },
      { type: 'waive', seat: 1 },
    ] as const) {
      const match = await dealt(OUT)
      await tell(match, OPENING)
      expect(await failureOf(tell(match, { type: 'waive', seat: 0 }))).toMatchObject({ refusal: 'notYourTurn' })
      expect(await failureOf(tell(match, { type: 'waive', seat: 1 }, { as: match.players[0] }))).toEqual({
        code: 'notYourSeat',
      })
      await tell(match, command)
      expect((await stateOf(deps, match.matchId)).scores).toEqual([0, command.type === 'muggins' ? -5 : -10])
    }
  })

  it('counts as the turn of the seat it waits for', async () => {
    const match = await dealt(OUT)
    await tell(match, OPENING)
    const turns = match.players.map(async (player) => (await services.players.whereabouts(player)).liveMatches)
    expect(await Promise.all(turns)).toMatchObject([[{ yourTurn: false }], [{ yourTurn: true }]])
  })

  it('a call sent twice counts once', async () => {
    const match = await dealt(OUT)
    await tell(match, OPENING)
    const { seq } = await stateOf(deps, match.matchId)
    const commandId = '00000000-0000-4000-8000-00000000000a'
    const call = () => tell(match, { type: 'muggins', seat: 1, points: 5 }, { commandId, expectedSeq: seq })
    const answers = await Promise.all(Array.from({ length: 8 }, call))
    expect(new Set(answers).size).toBe(1)
    expect((await logOf(deps, match.matchId)).filter(({ type }) => type === 'mugginsCalled')).toHaveLength(1)
  })

  it('a call that races the claim time: one of them counts', async () => {
    const match = await dealt(OUT)
    await tell(match, OPENING)
    deps.time.now += 10_000
    const [{ code }] = await Promise.all([
      failureOf(tell(match, { type: 'muggins', seat: 1, points: 5 })),
      worker.runDue(),
    ])
    const types = (await logOf(deps, match.matchId)).map(({ type }) => type)
    expect(types.filter((type) => type === 'roundSettled')).toHaveLength(1)
    expect(types.includes('mugginsCalled')).toBe(code === 'none')
    expect(types.includes('callWaived')).toBe(code !== 'none')
  })
})

describe('R6.3: drawing under steal', () => {
  it('waits for the seat, which may call first and then draws by its own command', async () => {
    const match = await dealt(STUCK)
    await tell(match, OPENING)
    expect((await dueIn(deps, match.matchId))?.kind).toBe('turn')
    const { seq } = await stateOf(deps, match.matchId)
    await tell(match, { type: 'muggins', seat: 1, points: 5 })
    // Made before the answer to the call was there: the call has not changed what may be done.
    await tell(match, { type: 'draw', seat: 1 }, { expectedSeq: seq })
    expect(await lastOf(match)).toMatchObject({ type: 'tileDrawn', tile: '2-1', by: 'seat' })
    expect((await stateOf(deps, match.matchId)).scores).toEqual([0, 5])
    expect(await failureOf(tell(match, { type: 'muggins', seat: 1, points: 5 }))).toMatchObject({
      refusal: 'nothingToCall',
      rule: 'R6.3',
    })
  })

  it('its clock draws for it, and the second time in a row it has left', async () => {
    const match = await dealt(STUCK)
    await tell(match, OPENING)
    expect(await passTime(deps, worker, match.matchId)).toBe('turn')
    expect(await lastOf(match)).toMatchObject({ type: 'tileDrawn', by: 'clock', overtimeMs: 60_000 })
    await passTime(deps, worker, match.matchId)
    expect((await logOf(deps, match.matchId)).slice(-2)).toMatchObject([
      { type: 'seatLeft', seat: 1, reason: 'clock' },
      { type: 'matchEnded' },
    ])
  })

  it('a person’s own draw where tiles are drawn by themselves is as good as the rule’s', async () => {
    const match = await dealt(STUCK, { rules: { claims: 'automatic' } })
    await tell(match, OPENING)
    await tell(match, { type: 'draw', seat: 1 })
    expect(await lastOf(match)).toMatchObject({ type: 'tileDrawn', by: 'rule', overtimeMs: 0 })
  })
})

describe('whole matches with claims', () => {
  it.each([
    ['call', 2],
    ['steal', 2],
    ['steal', 4],
  ] as const)(
    '%s at %i seats, with bots that claim',
    async (claims, seats) => {
      const rules = {
        seats,
        claims,
        teams: seats === 4,
        spinner: 'first',
        reserve: 2,
        target: 100,
        roundLimit: 3,
      } as const
      const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('person' as const) : ('bot' as const)))
      const match = await startMatch(deps, services.matches, { rules, kinds, clock: CLOCK })
      await playOn({ deps, matches: services.matches, worker, match })
      const log = await logOf(deps, match.matchId)
      expect(log.at(-1)?.type).toBe('matchEnded')
      const claimed = log.flatMap((event) => (event.type === 'tilePlaced' && event.points > 0 ? [event.seat] : []))
      expect(claimed.length).toBeGreaterThan(0)
      expect(claimed).not.toContain(0)
      if (claims === 'steal') expect(log.some(({ type }) => type === 'mugginsCalled')).toBe(true)
    },
    60_000,
  )
})
