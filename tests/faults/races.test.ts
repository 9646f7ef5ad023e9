import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { SeatCommand } from '../../src/engine/view/command'
import { eventually } from '../support/eventually'
import { sql } from '../support/testDeps'
import { logOf, placements, startMatch, stateOf, type TestMatch } from '../support/testMatch'
import { expectTruth } from './support/aftermath'
import { type Api, apiOf, codeOf } from './support/api'
import { type AppProcess, appProcess } from './support/appProcess'
import { cookieOf, faultChance, stage } from './support/stage'

const TURNS = 8
const AT_ONCE = 20
const open = stage()

/** Two processes, and a way into each for whoever is asked for. */
async function twoWays(): Promise<(playerId: string) => Promise<readonly [Api, Api]>> {
  const { url } = open().database
  const processes: AppProcess[] = [await appProcess(url), await appProcess(url)]
  await Promise.all(processes.map((each) => each.start()))
  return async (playerId) => {
    const cookie = await cookieOf(playerId)
    const [one, other] = processes.map((each) => apiOf(each.url, cookie))
    if (!one || !other) throw new Error('two processes are needed')
    return [one, other]
  }
}

/** What a command came to, sent as often as it takes: the seq it was acknowledged with, or a code. */
async function outcomeOf(api: Api, act: Parameters<Api['match']['act']['mutate']>[0]): Promise<number | string | null> {
  for (;;) {
    try {
      return (await api.match.act.mutate(act)).seq
    } catch (error) {
      if (codeOf(error) !== 'tryAgain') return codeOf(error)
    }
  }
}

/** The seat in turn and what it may place, as soon as somebody may. */
async function turnOf({ matchId }: TestMatch): Promise<{ seat: number; seq: number; commands: SeatCommand[] }> {
  const { deps } = open()
  for (;;) {
    const state = await stateOf(deps, matchId)
    const { seat, legal } = state.round?.turn ? placements(state) : { seat: 0, legal: [] }
    if (legal.length > 0)
      return { seat, seq: state.seq, commands: legal.map((placement) => ({ type: 'place', seat, ...placement })) }
    await pause(10)
  }
}

type Turn = Awaited<ReturnType<typeof turnOf>> & { matchId: string; apis: readonly [Api, Api] }

/** Some turns of one match, each given to `take` with a way into both processes for whoever is to place. */
async function eachTurn(take: (turn: Turn) => Promise<void>): Promise<void> {
  const { deps, services } = open()
  const ways = await twoWays()
  const match = await startMatch(deps, services.matches)
  for (let n = 0; n < TURNS; n++) {
    const turn = await turnOf(match)
    await take({ ...turn, matchId: match.matchId, apis: await ways(match.players[turn.seat] ?? '') })
  }
  await expectTruth(open(), [])
}

it('the same command twenty times at once over two processes has one outcome and one answer', async () => {
  await eachTurn(async ({ matchId, seq, commands: [command], apis }) => {
    if (!command) throw new Error('nothing to place')
    const act = { matchId, commandId: randomUUID(), expectedSeq: seq, command }
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => outcomeOf(apis[n % 2] ?? apis[0], act)))
    expect([...new Set(answers)]).toHaveLength(1)
    expect(answers[0]).toBeGreaterThan(seq)
    const kept = await sql(open().deps, 'select 1 from match_command where "commandId" = $1', [act.commandId])
    expect(kept).toHaveLength(1)
  })
})

it('of two tabs with different commands one is taken, the other is told that things have moved on', async () => {
  await eachTurn(async ({ matchId, seq, commands, apis }) => {
    const tabs = [commands[0], commands.at(-1)].flatMap((command) => command ?? [])
    const outcomes = await Promise.all(
      tabs.map((command, n) =>
        outcomeOf(apis[n] ?? apis[0], { matchId, commandId: randomUUID(), expectedSeq: seq, command }),
      ),
    )
    expect(outcomes.filter((outcome) => typeof outcome === 'number')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(1)
  })
})

/**
 * When commands are sent, in milliseconds after the clock is to strike, and whether they are in time: those that are not
 * wait until it has. Null: who knows.
 */
const expiryOf = (chance: () => number) => [
  ...Array.from({ length: 12 }, () => ({ turnMs: 300, afterMs: chance() * 300 - 240, inTime: null })),
  ...Array.from({ length: 3 }, () => ({ turnMs: 5_000, afterMs: -Infinity, inTime: true })),
  ...Array.from({ length: 3 }, () => ({ turnMs: 300, afterMs: 0, inTime: false })),
]

it('a command that races the expiry of its clock has one outcome for all who sent it: taken in time, or late, be it stale or refused', async () => {
  const { deps, services } = open()
  const ways = await twoWays()
  const outcomes = await Promise.all(
    expiryOf(faultChance('expiry')).map(async ({ turnMs, afterMs, inTime }) => {
      const match = await startMatch(deps, services.matches, { clock: { turnMs, bankMs: 0 } })
      const { seat, seq, commands } = await turnOf(match)
      const apis = await ways(match.players[seat] ?? '')
      const [command] = commands
      if (!command) throw new Error('nothing to place')
      const { startedAt, view } = await services.matches.get(null, match.matchId)
      // A second of grace after the turn's own time the clock strikes.
      const strikes = startedAt + (view.round?.turn?.since ?? 0) + turnMs + 1_000
      await pause(Math.max(0, strikes - Date.now() + afterMs))
      if (inTime === false) await eventually(async () => (await stateOf(deps, match.matchId)).seq).toBeGreaterThan(seq)
      const act = { matchId: match.matchId, commandId: randomUUID(), expectedSeq: seq, command }
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => outcomeOf(apis[n % 2] ?? apis[0], act)),
      )
      // Where the match is over by then it is refused for that: too late all the same.
      const late = answers.every((answer) => answer === 'stale' || answer === 'refused')
      if (!late) expect([...new Set(answers)]).toHaveLength(1)
      if (inTime !== null) expect(!late).toBe(inTime)
      const placed = (await logOf(deps, match.matchId)).find((event) => event.type === 'tilePlaced')
      expect(placed).toMatchObject({ by: late ? 'clock' : 'seat', seat })
      return !late
    }),
  )
  console.log(`${outcomes.filter(Boolean).length} of ${outcomes.length} commands came before the clock`)
  expect(new Set(outcomes)).toEqual(new Set([true, false]))
  await expectTruth(open(), [])
})
