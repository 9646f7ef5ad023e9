import { describe, expect, it } from 'vitest'
import { type Done, pauseFrom, pauseMsAfter } from '../../../src/server/players/conduct'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE

/** Matches a minute apart, the last one just now: an `x` was left, a dot wasn't. */
function record(marks: string): Done[] {
  return [...marks].map((mark, n) => ({ at: NOW - (marks.length - 1 - n) * MINUTE, left: mark === 'x' }))
}

const minutesLeft = (marks: string) => {
  const pause = pauseFrom(record(marks), NOW)
  return pause && (pause.until - NOW) / MINUTE
}

describe('the pause after leaving', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 15],
    [4, 30],
    [5, 60],
    [6, 120],
    [7, 240],
    [8, 480],
    [9, 960],
    [10, 1_440],
  ])('with %i of ten left is %i minutes', (left, minutes) => {
    expect(pauseMsAfter(left)).toBe(minutes * MINUTE)
  })

  it.each([
    ['', null],
    ['x', null],
    ['xx', null],
    ['xxx', 15],
    ['x.x.......', null],
    ['xx.......x', 15],
    // The first of the three is the eleventh from the end by now.
    ['x.x.......x', null],
    ['x.x......x', 15],
    ['xxxx', 30],
    ['xxxxxxxxxx', 1_440],
    // At worst a day, however many before.
    ['xxxxxxxxxxxxxxx', 1_440],
    ['..xx.......xx', 15],
  ])('after %j is %j minutes', (marks, minutes) => {
    expect(minutesLeft(marks)).toBe(minutes)
  })

  it('runs from the leave, and not a moment longer', () => {
    const done = record('xxx')
    expect(pauseFrom(done, NOW + 15 * MINUTE - 1)).toEqual({ until: NOW + 15 * MINUTE, left: 3 })
    expect(pauseFrom(done, NOW + 15 * MINUTE)).toBeNull()
  })

  it('is not shortened by what is played well meanwhile, which keeps the next one away', () => {
    expect(minutesLeft('xxx.....')).toBe(10)
    expect(minutesLeft(`xxx${'.'.repeat(14)}`)).toBe(1)
    expect(minutesLeft(`xxx${'.'.repeat(15)}`)).toBeNull()
    expect(minutesLeft(`xxx${'.'.repeat(14)}x`)).toBeNull()
  })

  it('is the longest of those that still run', () => {
    // Six of ten: two hours; the leave after that is judged by a record that has become better.
    expect(pauseFrom(record('xxxxxx.......x'), NOW)).toMatchObject({ left: 6 })
  })
})
