import { describe, expect, it } from 'vitest'
import { DEFAULT_CLOCK } from '../../../src/contract/offers'
import { ALL_TILES, type Tile } from '../../../src/engine/board/tile'
import { chanceDealing } from '../../support/chance'
import { createDatabase, dropDatabase } from '../../support/database'
import { Eavesdropper } from '../../support/eavesdropper'
import { eventually } from '../../support/eventually'
import { newPlayer } from '../../support/testDeps'
import { send, startMatch, stateOf } from '../../support/testMatch'
import { testServer } from '../../support/testServer'

type Situation = {
  readonly viewer: number | 'watcher'
  readonly seats: 2 | 4
  readonly handSize: number
  /** What the placer names. */
  readonly claim: number
}

/** All tiles, dealt in their order; only seat 0's first one is as told, and changes places with it. */
function dealWith(first: Tile, { seats, handSize }: Situation) {
  const tiles = [...ALL_TILES]
  const at = tiles.indexOf(first)
  const swapped = tiles.map((tile, index) => (index === 0 ? first : index === at ? (tiles[0] ?? tile) : tile))
  const hands = Array.from({ length: seats }, (_, seat) => swapped.slice(seat * handSize, (seat + 1) * handSize))
  return { hands, boneyard: swapped.slice(seats * handSize) }
}

/** Everything that a viewer is told of seat 0's opening with a tile, until its claim is settled and just after. */
async function told(first: Tile, situation: Situation) {
  const { viewer: onlooker, seats, handSize, claim } = situation
  const databaseUrl = await createDatabase()
  const chance = chanceDealing([dealWith(first, situation)])
  const server = await testServer(databaseUrl, { seed: 5, chanceFor: () => chance })
  try {
    const { deps, services, serving } = server
    const players: string[] = []
    for (let seat = 0; seat < seats; seat++) players.push(await newPlayer(deps, 'member', `seat ${seat}`))
    const rules = { seats, handSize, claims: 'steal' } as const
    const match = await startMatch(deps, services.matches, { rules, clock: DEFAULT_CLOCK, players })
    const { matchId } = match
    const cookie = onlooker === 'watcher' ? undefined : await server.cookieOf(players[onlooker] ?? '')
    const viewer = new Eavesdropper(server, matchId, cookie)
    await viewer.connect()
    const place = { type: 'place', seat: 0, tile: first, end: null, claim } as const
    const { seq: expectedSeq } = await stateOf(deps, matchId)
    const commandId = '00000000-0000-4000-8000-000000000001'
    if (onlooker === 0) await viewer.tell('match.act', { matchId, commandId, expectedSeq, command: place })
    else await send(deps, services.matches, match, place)
    const { seq } = await stateOf(deps, matchId)
    await eventually(() => viewer.heard).toBe(seq)
    await serving.realtime.beat()
    await eventually(() => viewer.pushes['match:seq']?.length).toBe(1)
    await viewer.ask('match.get', { matchId })
    await viewer.ask('match.since', { matchId, seq: 0 })
    await viewer.ask('match.since', { matchId, seq: expectedSeq })
    await viewer.ask('match.log', { matchId })
    if (cookie) await viewer.ask('player.whereabouts', {})
    const before = structuredClone({ pushes: viewer.pushes, answers: viewer.answers })
    await services.matches.act(
      { playerId: players[1] ?? '', kind: 'member' },
      {
        matchId,
        commandId: '00000000-0000-4000-8000-000000000002',
        expectedSeq: seq,
        command: { type: 'muggins', seat: 1, points: 5 },
      },
    )
    await eventually(() => viewer.heard).toBe((await stateOf(deps, matchId)).seq)
    return { before, settled: viewer.pushes['match:events']?.at(-1) ?? '' }
  } finally {
    await server.close()
    await dropDatabase(databaseUrl)
  }
}

type Told = Awaited<ReturnType<typeof told>>['before']

/** The same, the tile's own name and halves left out. Pushes of different names may overtake each other. */
function without(first: Tile, { pushes, answers }: Told): unknown {
  const [high, low] = first.split('-')
  const text = JSON.stringify({ pushes, answers })
  return JSON.parse(text.replaceAll(first, 'T').replaceAll(`[${high},${low}]`, '[T]'))
}

// 5-0 makes five points, 5-1 makes none: each is placed without naming the points.
describe('R6.5: a score that was missed, and a placement that makes none', () => {
  it.each<[string, Situation]>([
    ['the placer', { viewer: 0, seats: 2, handSize: 7, claim: 0 }],
    ['the next seat', { viewer: 1, seats: 2, handSize: 7, claim: 0 }],
    ['the next seat, the points wrongly named', { viewer: 1, seats: 2, handSize: 7, claim: 10 }],
    ['a watcher', { viewer: 'watcher', seats: 2, handSize: 7, claim: 0 }],
    ['another seat of four', { viewer: 2, seats: 4, handSize: 5, claim: 0 }],
    ['the next seat, the round being over', { viewer: 1, seats: 2, handSize: 1, claim: 0 }],
    ['a watcher, the round being over', { viewer: 'watcher', seats: 4, handSize: 1, claim: 5 * 7 }],
  ])(
    'tell %s the same until the claim is settled',
    async (_, situation) => {
      const [missed, nothing] = [await told('5-0', situation), await told('5-1', situation)]
      const events = missed.before.pushes['match:events']?.join() ?? ''
      expect(events).toContain('"tilePlaced"')
      expect(events.includes('"callAwaited"')).toBe(situation.handSize === 1)
      // The same number, kinds and sizes …
      const sizes = ({ pushes, answers }: Told) => ({
        pushes: Object.fromEntries(
          Object.entries(pushes).map(([name, texts]) => [name, texts.map(({ length }) => length)]),
        ),
        answers: answers.map(({ length }) => length),
      })
      expect(sizes(nothing.before)).toEqual(sizes(missed.before))
      // … and, but for the tile itself, the same text.
      expect(without('5-1', nothing.before)).toEqual(without('5-0', missed.before))
      expect(missed.settled).toContain('"claim":5,"points":5')
      expect(nothing.settled).toContain('"claim":5,"points":0')
    },
    60_000,
  )
})
