import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_TILES } from '../../../src/engine/board/tile'
import { replayLog } from '../../../src/engine/match/replay'
import { createMatches, type Matches } from '../../../src/server/matches/matches'
import { testDatabase } from '../../support/database'
import { callerOf, newPlayer, START, sql, type TestDeps, testDeps } from '../../support/testDeps'
import { failureOf, logOf, place, placements, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const database = testDatabase()
let deps: TestDeps
let matches: Matches
let match: TestMatch

beforeAll(() => {
  deps = testDeps(database.url)
  matches = createMatches(deps)
})
afterAll(() => deps.close())
beforeEach(async () => {
  deps.time.now = START
  match = await startMatch(deps, matches)
  deps.notices.length = 0
})

async function opening() {
  const state = await stateOf(deps, match.matchId)
  const { seat, legal } = placements(state)
  const [placement] = legal
  if (!placement) throw new Error('the leader can always open')
  return { seq: state.seq, seat, command: { type: 'place', seat, ...placement } as const }
}

/** Everything stored about the match, to show that nothing has changed. */
async function stored() {
  const [row] = await sql(deps, 'select seq, snapshot, "dueAt", "dueKind" from match where id = $1', [match.matchId])
  return { row, log: await logOf(deps, match.matchId) }
}

async function changesNothing(call: () => Promise<unknown>, failure: object): Promise<void> {
  const before = await stored()
  expect(await failureOf(call())).toEqual(failure)
  expect(await stored()).toEqual(before)
  expect(deps.notices).toEqual([])
}

describe('a command', () => {
  it('appends its events, keeps the snapshot and tells everybody', async () => {
    const { seq, command } = await opening()
    const after = await send(deps, matches, match, command)
    const { seq: now, ...state } = await stateOf(deps, match.matchId)
    const log = await logOf(deps, match.matchId)
    expect(after).toBeGreaterThan(seq)
    expect(now).toBe(after)
    expect(log).toHaveLength(after)
    expect(state).toEqual(replayLog(log))
    expect(deps.notices).toEqual([{ kind: 'match', id: match.matchId, seq: after }])
  })

  it('sent again with the same id counts once and gets the same answer', async () => {
    const { seq, command } = await opening()
    const commandId = randomUUID()
    const first = await send(deps, matches, match, command, { commandId, expectedSeq: seq })
    const log = await logOf(deps, match.matchId)
    expect(await send(deps, matches, match, command, { commandId, expectedSeq: seq })).toBe(first)
    expect(await send(deps, matches, match, command, { commandId, expectedSeq: first })).toBe(first)
    expect(await logOf(deps, match.matchId)).toEqual(log)
  })

  it('sent 20 times at once has one outcome and one answer', async () => {
    const { seq, command } = await opening()
    const commandId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(deps, matches, match, command, { commandId, expectedSeq: seq })),
    )
    expect(new Set(answers)).toEqual(new Set([answers[0]]))
    const placed = (await logOf(deps, match.matchId)).filter(({ type }) => type === 'tilePlaced')
    expect(placed).toHaveLength(1)
    expect(deps.notices).toHaveLength(1)
  })

  it('sent by two tabs with different ids is taken once, the other is stale', async () => {
    const { seq, command } = await opening()
    const calls = [1, 2].map(() => failureOf(send(deps, matches, match, command, { expectedSeq: seq })))
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.sort()).toEqual(['none', 'stale'])
  })

  it('with an id that was used for something else is bad input', async () => {
    const { seq, seat, command } = await opening()
    const commandId = randomUUID()
    await send(deps, matches, match, command, { commandId, expectedSeq: seq })
    deps.notices.length = 0
    await changesNothing(() => send(deps, matches, match, { type: 'resign', seat }, { commandId }), {
      code: 'badInput',
    })
  })

  it('made before somebody else acted is stale; resigning never is', async () => {
    const { seq } = await opening()
    await place(deps, matches, match)
    const { seat, legal } = placements(await stateOf(deps, match.matchId))
    deps.notices.length = 0
    const command = { type: 'place', seat, ...(legal[0] ?? { tile: '6-6', end: 'left' }) } as const
    await changesNothing(() => send(deps, matches, match, command, { expectedSeq: seq }), { code: 'stale' })
    await changesNothing(() => send(deps, matches, match, command, { expectedSeq: 10_000 }), { code: 'stale' })
    await send(deps, matches, match, { type: 'resign', seat }, { expectedSeq: seq })
    expect((await stateOf(deps, match.matchId)).phase).toBe('over')
  })

  it('for a foreign seat, or by somebody without one, is refused', async () => {
    const { seq, seat, command } = await opening()
    const stranger = await newPlayer(deps)
    const notYours = { code: 'notYourSeat' }
    for (const as of [stranger, match.players[1 - seat] ?? '']) {
      await changesNothing(() => send(deps, matches, match, command, { as, expectedSeq: seq }), notYours)
    }
  })

  it('by somebody without a seat waits neither for its lock nor in its line', async () => {
    const { command } = await opening()
    const stranger = await newPlayer(deps)
    const holder = await deps.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from match where id = $1 for update', [match.matchId])
    const attempts = Promise.all([1, 2, 3].map(() => failureOf(send(deps, matches, match, command, { as: stranger }))))
    const answers = await Promise.race([attempts, new Promise((resolve) => setTimeout(resolve, 1_500, 'waited'))])
    await holder.query('rollback')
    holder.release()
    await attempts
    expect(answers).toEqual([1, 2, 3].map(() => ({ code: 'notYourSeat' })))
  })

  it('with a tile of somebody else, out of turn, or for an end that is not open names the rule', async () => {
    const { seat, command } = await opening()
    const { round } = await stateOf(deps, match.matchId)
    const foreign = round?.hands[1 - seat]?.[0] ?? '0-0'
    const unknown = ALL_TILES.find((tile) => !round?.hands[seat]?.includes(tile)) ?? '0-0'
    const refusal = (code: string, rule: string) => ({ code: 'refused', refusal: code, rule })
    const notHeld = refusal('tileNotHeld', 'R3.1')
    await changesNothing(() => send(deps, matches, match, { ...command, tile: foreign }), notHeld)
    await changesNothing(() => send(deps, matches, match, { ...command, tile: unknown }), notHeld)
    const own = { ...command, seat: 1 - seat, tile: foreign }
    await changesNothing(() => send(deps, matches, match, own), refusal('notYourTurn', 'R2.4'))
    await changesNothing(() => send(deps, matches, match, { ...command, end: 'left' }), refusal('endNotAsked', 'R3.1'))
    await send(deps, matches, match, command)
    deps.notices.length = 0
    const next = await opening()
    await changesNothing(
      () => send(deps, matches, match, { ...next.command, end: 'up' }),
      refusal('endNotOpen', 'R3.3'),
    )
  })

  it('to a finished match is refused', async () => {
    const { seq, seat, command } = await opening()
    await send(deps, matches, match, { type: 'resign', seat })
    deps.notices.length = 0
    const over = { code: 'refused', refusal: 'matchOver', rule: 'R8' }
    await changesNothing(() => send(deps, matches, match, command, { expectedSeq: seq }), over)
    await changesNothing(() => send(deps, matches, match, { type: 'resign', seat }), over)
  })

  it('to a match that does not exist is not found', async () => {
    const wish = {
      matchId: randomUUID(),
      commandId: randomUUID(),
      expectedSeq: 1,
      command: { type: 'resign', seat: 0 },
    } as const
    expect(await failureOf(matches.act(callerOf(match.players[0] ?? ''), wish))).toEqual({ code: 'notFound' })
  })

  it('that waits too long for the row asks to try again', async () => {
    const { command } = await opening()
    const client = await deps.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from match where id = $1 for update', [match.matchId])
      expect(await failureOf(send(deps, matches, match, command, { expectedSeq: 3 }))).toEqual({ code: 'tryAgain' })
    } finally {
      await client.query('rollback')
      client.release()
    }
    await send(deps, matches, match, command)
  })

  it('never turns the match’s own time back where processes’ clocks differ', async () => {
    deps.time.now = START + 20_000
    await place(deps, matches, match)
    deps.time.now = START + 19_000
    await place(deps, matches, match)
    const times = (await logOf(deps, match.matchId)).map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBe(20_000)
  })
})

describe('a start', () => {
  it('keeps the commitment to a secret that stays hidden', async () => {
    const shown = await matches.get(null, match.matchId)
    const [row] = await sql<{ secret: Buffer }>(deps, 'select secret from match where id = $1', [match.matchId])
    expect(shown.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.secret).toHaveLength(32)
    expect(JSON.stringify(shown)).not.toContain(row?.secret.toString('hex'))
  })

  it('refuses a second live timed match of the same person, and allows an untimed one', async () => {
    const players = [match.players[0] ?? '', await newPlayer(deps)]
    expect(await failureOf(startMatch(deps, matches, { players }))).toEqual({ code: 'liveMatch' })
    expect(await failureOf(startMatch(deps, matches, { players, clock: null }))).toEqual({ code: 'none' })
  })

  it('of a rated match with a bot is refused', async () => {
    const wish = { rated: true, kinds: ['person', 'bot'] } as const
    expect(await failureOf(startMatch(deps, matches, wish))).toEqual({ code: 'botsOnlyCasual' })
  })

  it('frees the players once the match is over', async () => {
    await send(deps, matches, match, { type: 'resign', seat: 0 })
    const people = match.players.map((id) => ({ kind: 'player', id }))
    expect(deps.notices).toEqual(expect.arrayContaining(people))
    await startMatch(deps, matches, { players: match.players })
  })
})
