import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../../../../src/client/match/steps'
import { type Motion, motionsOf } from '../../../../src/components/match/motion/motions'
import { inMilliseconds } from '../../../../src/components/match/motion/times'
import type { RuleSet } from '../../../../src/engine/board/rules'
import { redact } from '../../../../src/engine/match/redact'
import type { Viewer } from '../../../../src/engine/view/view'
import { finishedMatch } from '../../../support/finished'
import { startCommand } from '../../../support/table'

function seen(rules: Partial<RuleSet>, viewer: Viewer): readonly Step[] {
  const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
  const start = startCommand({ target: 50, ...rules }, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace })
  const { events } = finishedMatch({ seed: 5, start, habits: {} })
  return stepsOf(
    viewer,
    events.map((event) => redact(event, viewer)),
  )
}

type Moved = { readonly step: Step; readonly before: Step; readonly motions: readonly Motion[] }

/** What moves at each step of a match that is shown one by one. */
function each(rules: Partial<RuleSet>, viewer: Viewer, own: number | null): readonly Moved[] {
  const steps = seen(rules, viewer)
  return steps.slice(1).map((step, at) => {
    const before = steps[at] as Step
    return { step, before, motions: motionsOf({ ...before, trial: null }, { ...step, trial: null }, own) }
  })
}

const plain = each({}, 0, 0)
const claimed = each({ claims: 'steal' }, 0, 0)
const tiles = (motions: readonly Motion[]) => motions.filter(({ what }) => what === 'tile')
const points = (motions: readonly Motion[]) => motions.flatMap((motion) => (motion.what === 'points' ? motion : []))

describe('what moves on the table', () => {
  it('a placement goes from the own hand or its player’s seat to the line', () => {
    const found = new Set<string>()
    for (const { step, motions } of plain) {
      if (step.event.type !== 'tilePlaced') continue
      const { tile, seat } = step.event
      const from = seat === 0 ? { at: 'hand', tile } : { at: 'seat', seat }
      expect(tiles(motions)).toEqual([{ what: 'tile', tile, from, to: { at: 'line', tile } }])
      found.add(from.at)
    }
    expect(found).toEqual(new Set(['hand', 'seat']))
  })

  it('a draw comes from the boneyard: face up to the own hand, from behind to another seat', () => {
    const found = new Set<string>()
    for (const { step, motions } of plain) {
      if (step.event.type !== 'tileDrawn') continue
      const { seat, tile = null } = step.event
      const to = seat === 0 ? { at: 'hand', tile } : { at: 'seat', seat }
      expect(motions).toEqual([{ what: 'tile', tile: seat === 0 ? tile : null, from: { at: 'boneyard' }, to }])
      found.add(to.at)
    }
    expect(found).toEqual(new Set(['hand', 'seat']))
  })

  it('points go from the sum to the score of the side that made them', () => {
    const scores = plain.flatMap(({ step: { event }, motions }) =>
      event.type === 'tilePlaced' ? [{ event, flown: points(motions) }] : [],
    )
    expect(scores.some(({ event }) => event.points > 0)).toBe(true)
    for (const { event, flown } of scores) {
      const wanted = {
        what: 'points',
        points: event.points,
        from: { at: 'sum' },
        to: { at: 'score', side: event.seat },
      }
      expect(flown).toEqual(event.points > 0 ? [wanted] : [])
    }
  })

  it('R6.5: no points fly before they are claimed or called', () => {
    const flown = claimed.flatMap(({ step: { event, view }, motions }) =>
      points(motions).map((motion) => ({ event, view, motion })),
    )
    expect(flown.length).toBeGreaterThan(0)
    for (const { event, view, motion } of flown) {
      expect(view.round?.call ?? null).toBeNull()
      expect(['tilePlaced', 'mugginsCalled']).toContain(event.type)
      expect('points' in event && event.points).toBe(motion.points)
    }
  })

  it('nothing else moves anything, and no hidden tile is shown', () => {
    for (const { step, motions } of [...plain, ...claimed]) {
      if (!['tilePlaced', 'tileDrawn', 'mugginsCalled'].includes(step.event.type)) expect(motions).toEqual([])
      for (const motion of motions)
        if (motion.what === 'tile' && motion.to.at === 'seat') expect(motion.tile).toBeNull()
    }
  })

  it('whoever has no hand there sees all come from the seats', () => {
    for (const viewer of ['watcher', 'all'] as const)
      for (const { step, motions } of each({}, viewer, null))
        if (step.event.type === 'tilePlaced')
          expect(tiles(motions).map(({ from }) => from)).toEqual([{ at: 'seat', seat: step.event.seat }])
  })

  it('a tile on trial travels once: there, or back to the hand; the answer moves only points', () => {
    const own = plain.find(({ step: { event } }) => event.type === 'tilePlaced' && event.seat === 0 && event.points > 0)
    if (own?.step.event.type !== 'tilePlaced') throw new Error('nothing was placed')
    const { tile } = own.step.event
    const [free, tried] = [
      { ...own.before, trial: null },
      { ...own.before, trial: tile },
    ]
    const [hand, line] = [
      { at: 'hand', tile },
      { at: 'line', tile },
    ]
    expect(motionsOf(free, tried, 0)).toEqual([{ what: 'tile', tile, from: hand, to: line }])
    expect(motionsOf(tried, free, 0)).toEqual([{ what: 'tile', tile, from: line, to: hand }])
    const answered = motionsOf(tried, { ...own.step, trial: null }, 0)
    expect(answered.map(({ what }) => what)).toEqual(['points'])
    // What the server refuses goes back just so.
    const refused = motionsOf({ ...own.step, trial: null }, free, 0)
    expect(refused).toEqual([{ what: 'tile', tile, from: line, to: hand }])
  })

  it('steps back and over several placements move nothing on the line', () => {
    const steps = seen({}, 'all')
    for (let at = 2; at < steps.length; at++) {
      const [before, after] = [steps[at], steps[at - 2]]
      if (!before || !after) continue
      expect(motionsOf({ ...before, trial: null }, { ...after, trial: null }, null)).toEqual([])
    }
    const [first, last] = [steps.find(({ event }) => event.type === 'roundDealt'), steps.at(-1)]
    if (!first || !last) throw new Error('no steps')
    expect(motionsOf({ ...first, trial: null }, { ...last, trial: null }, null)).toEqual([])
  })
})

it.each([
  ['280ms', 280],
  [' .28s', 280],
  ['0ms', 0],
  ['0s', 0],
  ['', 0],
  ['fast', 0],
])('the time "%s" is %i ms', (text, ms) => {
  expect(inMilliseconds(text)).toBe(ms)
})
