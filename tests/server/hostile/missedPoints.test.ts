import { describe, expect, it } from 'vitest'
import type { RuleSet, SeatCount } from '../../../src/engine/board/rules'
import type { Tile } from '../../../src/engine/board/tile'
import type { SeatCommand } from '../../../src/engine/match/command'
import { chanceDealing } from '../../support/chance'
import { createDatabase, dropDatabase } from '../../support/database'
import { Eavesdropper } from '../../support/eavesdropper'
import { eventually } from '../../support/eventually'
import { tiles } from '../../support/notation'
import { dueIn } from '../../support/playOut'
import { newPlayer } from '../../support/testDeps'
import { startMatch, stateOf } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'

const PACE = { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 }
const CLOCK = { turnMs: 30_000, bankMs: 60_000 }

type Case = {
  readonly seats: SeatCount
  readonly claims: RuleSet['claims']
  /** What the placer names; what its tile makes is something else. */
  readonly claim: number
  /** Whether the placement ends the round. */
  readonly out: boolean
}

/** The tile itself is for all to see, 4-0 makes nothing, 5-0 makes five: in texts of one length it may differ alone. */
const alike = (text: string) => text.replaceAll('4-0', '5-0').replaceAll('[4,0]', '[5,0]')

/** Everything that every viewer gets of a match that opens with a tile, as text; and when things fall due. */
async function seen(server: TestServer, opening: Tile, { seats, claims, claim, out }: Case) {
  const { deps, services, serving } = server
  const players: string[] = []
  for (let seat = 0; seat < seats; seat++) players.push(await newPlayer(deps, 'member', `seat ${seat}`))
  const rules = { seats, claims, handSize: out ? 1 : 2 }
  const match = await startMatch(deps, services.matches, { rules, clock: CLOCK, players })
  const { matchId } = match
  const cookies = await Promise.all(players.map((id) => server.cookieOf(id)))
  const viewers = [...cookies, undefined].map((cookie) => new Eavesdropper(server, matchId, cookie))
  for (const viewer of viewers) await viewer.connect()
  for (const [seat] of players.entries())
    await eventually(() => viewers[seat]?.pushes['player:whereabouts']?.length).toBe(1)
  const due: unknown[] = []
  let sent = 0
  const act = async (seat: number, command: SeatCommand) => {
    const { seq: expectedSeq } = await stateOf(deps, matchId)
    const commandId = `00000000-0000-4000-8000-${String(++sent).padStart(12, '0')}`
    await viewers[seat]?.tell('match.act', { matchId, commandId, expectedSeq, command })
  }
  const look = async () => {
    const { seq } = await stateOf(deps, matchId)
    for (const viewer of viewers) await eventually(() => viewer.heard).toBe(seq)
    await serving.realtime.beat()
    for (const viewer of viewers) {
      await viewer.ask('match.get', { matchId })
      await viewer.ask('match.since', { matchId, seq: 0 })
      await viewer.ask('player.whereabouts', {})
    }
    due.push(await dueIn(deps, matchId))
  }
  deps.time.now += 4_000
  await act(0, { type: 'place', seat: 0, tile: opening, end: null, claim })
  await look()
  // What may not be done is refused alike, by whoever has no right to call, and where there is none.
  for (const seat of [0, 2, 3].filter((one) => one < seats)) await act(seat, { type: 'muggins', seat, points: 5 })
  if (claims === 'call') await act(1, { type: 'muggins', seat: 1, points: 5 })
  for (const type of ['draw', 'pass', 'waive', 'ready'] as const) await act(0, { type, seat: 0 })
  await look()
  // Nobody calls: what was missed stays untold to the end of the round.
  deps.time.now += 1_000
  await act(1, out ? { type: 'waive', seat: 1 } : { type: 'draw', seat: 1 })
  await look()
  // Who has the page open says nothing of the tiles; how often it is said depends on the moment of connecting.
  const pushes = viewers.map(({ pushes: { 'match:presence': _, ...rest } }) => rest)
  return { pushes, answers: viewers.map(({ answers }) => answers), due }
}

/** The same match on a server of its own, with a tile that makes points or one that makes none. */
async function observed(opening: Tile, given: Case) {
  const databaseUrl = await createDatabase()
  const rest = given.out ? ['6-6', '6-3', '3-3'] : ['6-6 3-3', '6-3 2-2', '6-2 3-2']
  const own = given.out ? opening : `${opening} 1-1`
  const hands = [own, ...rest.slice(0, given.seats - 1)].map(tiles)
  const chance = chanceDealing([{ hands, boneyard: tiles('2-1 3-1') }])
  const server = await testServer(databaseUrl, { seed: 5, pace: PACE, chanceFor: () => chance })
  try {
    return await seen(server, opening, given)
  } finally {
    await server.close()
    await dropDatabase(databaseUrl)
  }
}

describe('R6.5: whether points were missed', () => {
  it.each<Case>([
    { seats: 2, claims: 'steal', claim: 0, out: false },
    { seats: 3, claims: 'steal', claim: 0, out: true },
    { seats: 4, claims: 'steal', claim: 35, out: false },
    { seats: 2, claims: 'call', claim: 10, out: false },
  ])(
    'changes neither what is sent, nor its order, size or time: $claims, $seats seats, claim $claim, out: $out',
    async (given) => {
      const missed = await observed('5-0', given)
      const nothing = await observed('4-0', given)
      expect(missed.answers[0]?.length).toBeGreaterThan(12)
      expect(missed.pushes[1]?.['match:events']?.length).toBeGreaterThan(1)
      for (const part of ['pushes', 'answers', 'due'] as const)
        expect(alike(JSON.stringify(missed[part], null, 1))).toBe(alike(JSON.stringify(nothing[part], null, 1)))
    },
    60_000,
  )

  it('is seen once the points are called: the comparison above can fail', async () => {
    const given: Case = { seats: 2, claims: 'steal', claim: 5, out: false }
    const [made, wrong] = [await observed('5-0', given), await observed('4-0', given)]
    expect(alike(JSON.stringify(made.answers))).not.toBe(alike(JSON.stringify(wrong.answers)))
  }, 60_000)
})
