import { describe, expect, it } from 'vitest'
import { faultText } from '../../src/cli/faultText'
import { RecordFault } from '../../src/record/fault'
import { shownRecord } from '../../src/record/shown'
import { recordOf } from '../../src/record/write'
import { finishedMatch } from '../support/finished'
import { recordedRound, recordWith } from '../support/record'
import { startCommand } from '../support/table'

const HANDS = [
  ['5-0', '5-5'],
  ['6-6', '4-3'],
]
const OPEN = { seat: 0, place: '5-0' }
const faultIn = (document: unknown) => {
  const { fault } = shownRecord(document)
  return fault && faultText(fault)
}
const typesOf = (document: unknown) => shownRecord(document).events.map(({ type }) => type)

describe('a record to step through', () => {
  it('has the events of the match, but who was ready', () => {
    const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
    const start = startCommand({ seats: 3, roundLimit: 2 }, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace })
    const match = finishedMatch({ seed: 3, start, habits: {} })
    const own = match.events.map(({ type }) => type).filter((type) => type !== 'seatReady')
    expect(typesOf(recordOf(match))).toEqual(own)
    expect(shownRecord(recordOf(match)).fault).toBeNull()
  })

  it('ends where a match on paper was left', () => {
    expect(typesOf(recordWith([]))).toEqual(['matchStarted'])
    expect(typesOf(recordWith([recordedRound(HANDS, [], [OPEN])]))).toEqual([
      'matchStarted',
      'roundDealt',
      'tilePlaced',
    ])
  })

  it('ends before its fault, which is named', () => {
    const record = recordWith([recordedRound(HANDS, [], [OPEN, { seat: 0, pass: true }])])
    expect(typesOf(record)).toHaveLength(3)
    expect(faultIn(record)).toBe('round 1, action 2: it is the turn of seat 1, not of seat 0 (R2.4)')
  })

  it('is shown whole where only its result is wrong', () => {
    const record = { ...recordWith([recordedRound(HANDS, [], [OPEN])]), result: { result: 'won' } }
    expect(typesOf(record)).toHaveLength(3)
    expect(faultIn(record)).toBe('result: result should be "unfinished"')
  })

  it('is none where the frame is wrong', () => {
    expect(() => shownRecord(recordWith([], { seats: 9 }))).toThrow(RecordFault)
    expect(() => shownRecord(null)).toThrow('recordNotObject')
  })
})
