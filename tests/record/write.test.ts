import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../src/engine/board/rules'
import type { Command } from '../../src/engine/match/command'
import { decide } from '../../src/engine/match/decide'
import type { MatchEvent } from '../../src/engine/match/event'
import { evolve } from '../../src/engine/match/evolve'
import { replayLog } from '../../src/engine/match/replay'
import { jsonText } from '../../src/record/text'
import { verifyRecord } from '../../src/record/verify'
import { type FinishedMatch, recordOf } from '../../src/record/write'
import { seededChance } from '../support/chance'
import { finishedMatch } from '../support/finished'
import type { Habits } from '../support/play'
import { replayed } from '../support/record'
import { startCommand } from '../support/table'

type Kinds = readonly ('person' | 'bot')[]

const CLOCK = { turnMs: 30_000, bankMs: 60_000 }
const PACE = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }

function played(rules: Partial<RuleSet>, seed: number, habits: Habits = {}, seats?: Kinds): FinishedMatch {
  const given = { clock: CLOCK, pace: PACE, ...(seats && { seats }) }
  return finishedMatch({ seed, start: startCommand({ roundLimit: 3, ...rules }, given), habits })
}

/** The first of many random matches that is as wanted. */
function playedSo(wanted: (events: readonly MatchEvent[]) => boolean, rules: Partial<RuleSet>, habits: Habits) {
  for (let seed = 1; seed < 2_000; seed++) {
    const match = played(rules, seed, habits)
    if (wanted(match.events)) return match
  }
  throw new Error('no random match is so')
}

/** The same match up to its first settlement, and then these commands, a second apart. */
function afterOneRound(match: FinishedMatch, ...commands: Command[]): FinishedMatch {
  const events = match.events.slice(0, match.events.findIndex(({ type }) => type === 'roundSettled') + 1)
  let state = replayLog(events)
  let at = events.at(-1)?.at ?? 0
  for (const command of commands) {
    at += 1_000
    const decided = decide(state, command, { at, chance: seededChance(1) })
    if (!decided.ok) throw new Error(decided.refusal.code)
    events.push(...decided.value)
    state = decided.value.reduce(evolve, state)
  }
  return { ...match, events }
}

const resign = (seat: number) => ({ type: 'resign', seat }) as const
const seatLeft = (seat: number, at: number) => ({ seat, resign: true, at })

/** The record, which must replay to its own result and be dealt again. */
function soundRecord(match: FinishedMatch) {
  const record = recordOf(match)
  const read: unknown = JSON.parse(jsonText(record))
  const { fault, lines } = replayed(read)
  expect(fault).toBeNull()
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual(record.result)
  expect(verifyRecord(read).holds).toBe(true)
  return record
}

describe('a resignation between rounds', () => {
  const at = (match: FinishedMatch) => match.events.find(({ type }) => type === 'seatLeft')?.at ?? 0

  it('that ends the match is the first action of the round that would have come', () => {
    const match = afterOneRound(played({}, 3), resign(1))
    const { rounds, result } = soundRecord(match)
    expect(result).toMatchObject({ result: 'won', sides: [0], reason: 'resignation' })
    expect(rounds).toHaveLength(2)
    expect(rounds[1]?.actions).toEqual([seatLeft(1, at(match))])
  })

  it('after a block, too: the round that would have come has its lot', () => {
    const isBlocked = (events: readonly MatchEvent[]) =>
      events.flatMap((event) => (event.type === 'roundSettled' ? [event.end] : []))[0] === 'blocked'
    const blocked = playedSo(isBlocked, {}, {})
    const { rounds } = soundRecord(afterOneRound(blocked, resign(0)))
    expect(rounds).toHaveLength(2)
    expect(rounds[1]?.lot).toBeDefined()
  })

  it('of all seats but one, one after the other, are the first actions in their order', () => {
    const match = afterOneRound(played({ seats: 4 }, 5), resign(2), resign(0), resign(3))
    const { rounds, result } = soundRecord(match)
    expect(result).toMatchObject({ result: 'won', sides: [1], reason: 'resignation' })
    expect(rounds[1]?.actions.map(({ seat }) => seat)).toEqual([2, 0, 3])
  })

  it('by the last person leaves the match unfinished', () => {
    const match = afterOneRound(played({ seats: 3 }, 7, {}, ['person', 'bot', 'bot']), resign(0))
    const { rounds, result } = soundRecord(match)
    expect(result).toMatchObject({ result: 'unfinished', sides: [], reason: null })
    expect(rounds[1]?.actions).toEqual([seatLeft(0, at(match))])
  })

  it('after which the match goes on stands before what the next round brings', () => {
    const goesOn = (events: readonly MatchEvent[]) =>
      events.some(({ type }, n) => {
        const after = events.slice(n + 1).findIndex(({ type }) => type === 'roundDealt')
        return events[n - 1]?.type === 'roundSettled' && type === 'seatLeft' && after >= 0
      })
    const match = playedSo(goesOn, { seats: 4 }, { resigns: 0.05 })
    const { rounds } = soundRecord(match)
    const first = rounds.slice(1).map(({ actions }) => actions[0])
    expect(first.some((action) => action && 'resign' in action)).toBe(true)
    expect(rounds).toHaveLength(match.events.filter(({ type }) => type === 'roundDealt').length)
  })
})

describe('actions', () => {
  it('a leaving by the clock is a resignation', () => {
    const byClock = (events: readonly MatchEvent[]) =>
      events.some((event) => event.type === 'seatLeft' && event.reason === 'clock')
    const { rounds } = soundRecord(playedSo(byClock, {}, { dawdles: 0.5 }))
    expect(rounds.at(-1)?.actions.at(-1)).toMatchObject({ resign: true })
  })

  it('R6.4: a claim time that runs out is a waiver', () => {
    const lapsed = (events: readonly MatchEvent[]) =>
      events.some((event) => event.type === 'callWaived' && event.by === 'clock')
    const { rounds } = soundRecord(playedSo(lapsed, { claims: 'steal' }, { dawdles: 0.3 }))
    expect(rounds.flatMap(({ actions }) => actions)).toContainEqual(expect.objectContaining({ waive: true }))
  })

  it('R6: every placement has its claim where points are claimed, none where they are not', () => {
    const claimsIn = (match: FinishedMatch) =>
      soundRecord(match).rounds.flatMap(({ actions }) => actions.flatMap((a) => ('place' in a ? [a.claim] : [])))
    expect(claimsIn(played({ claims: 'steal' }, 1)).filter((claim) => claim === undefined)).toEqual([])
    expect(claimsIn(played({ claims: 'call' }, 1)).filter((claim) => claim === undefined)).toEqual([])
    expect(claimsIn(played({}, 1)).filter((claim) => claim !== undefined)).toEqual([])
  })

  it('R6.3: a call is written with the number it named, right or wrong', () => {
    const both = (events: readonly MatchEvent[]) => {
      const calls = events.flatMap((event) => (event.type === 'mugginsCalled' ? [event.points] : []))
      return calls.includes(0) && calls.some((points) => points > 0)
    }
    const match = playedSo(both, { claims: 'steal' }, {})
    const called = match.events.flatMap((event) => (event.type === 'mugginsCalled' ? [event.claim] : []))
    const { rounds } = soundRecord(match)
    expect(rounds.flatMap(({ actions }) => actions.flatMap((a) => ('muggins' in a ? [a.muggins] : [])))).toEqual(called)
  })

  it('R3.1: the opening tile is written left half first', () => {
    const low = (events: readonly MatchEvent[]) =>
      events.some((event) => event.type === 'tilePlaced' && event.end === null)
    const match = playedSo(low, {}, {})
    const turned = match.events.map((event): MatchEvent => {
      if (event.type !== 'tilePlaced' || event.end !== null) return event
      const [left, right] = event.halves
      return { ...event, halves: [right, left] }
    })
    const opening = turned.find((event) => event.type === 'tilePlaced')
    const [action] = recordOf({ ...match, events: turned }).rounds[0]?.actions ?? []
    expect(action).toMatchObject({ place: opening?.type === 'tilePlaced' ? opening.halves.join('-') : '' })
  })
})

describe('the document', () => {
  const record = soundRecord(played({ seats: 3, claims: 'steal' }, 11))

  it('has what a record has, in one order', () => {
    expect(Object.keys(record)).toEqual(
      ['format', 'version', 'id', 'playedAt', 'rated', 'rules', 'players', 'result', 'rulesHash', 'deal'].concat(
        'rounds',
      ),
    )
    expect(record.playedAt).toBe('2026-11-30T12:00:00.000Z')
    expect(Object.keys(record.deal)).toEqual(['commitment', 'seatCommitments', 'seatBytes', 'secret'])
    expect(Object.keys(record.result)).toEqual(['result', 'sides', 'reason', 'scores'])
    const [first] = record.rounds
    expect(Object.keys(first ?? {})).toEqual(['leader', 'lot', 'hands', 'boneyard', 'actions'])
  })

  it('says when each action was, in milliseconds since the match began', () => {
    const times = record.rounds.flatMap(({ actions }) => actions.map(({ at }) => at))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.every(Number.isSafeInteger)).toBe(true)
  })

  it('is text that people can read: an action and a hand have a line each, and no line is long', () => {
    const lines = jsonText(record).split('\n')
    const [round] = record.rounds
    expect(lines.filter((line) => line.includes('"seat": ') && line.includes('"at": '))).toHaveLength(
      record.rounds.reduce((sum, { actions }) => sum + actions.length, 0),
    )
    expect(lines).toContain(`        [${round?.hands[0]?.map((tile) => `"${tile}"`).join(', ')}],`)
    // Hashes alone may be longer than a line should be.
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })
})
