import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../../../../src/client/match/steps'
import { feelOf } from '../../../../src/components/match/feel/feelOf'
import type { RuleSet } from '../../../../src/engine/board/rules'
import { redact } from '../../../../src/engine/match/redact'
import { finishedMatch } from '../../../support/finished'
import { startCommand } from '../../../support/table'

/** A whole match as it is seen from seat 0. */
function seen(rules: Partial<RuleSet>, seed: number): readonly Step[] {
  const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
  const start = startCommand({ target: 50, ...rules }, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace })
  const { events } = finishedMatch({ seed, start, habits: {} })
  return stepsOf(
    0,
    events.map((event) => redact(event, 0)),
  )
}

const plain = seen({}, 5)
const claimed = seen({ claims: 'steal' }, 5)
/** What each step is heard as when it comes alone. */
const each = (steps: readonly Step[], seat: number | null = 0, looking = true) =>
  steps.map((step, at) => ({ step, feel: feelOf(steps.slice(0, at + 1), at, seat, looking) }))

describe('what a match is heard and felt as', () => {
  it('a placement, a draw, points and the end have their sounds', () => {
    for (const { step, feel } of each(plain)) {
      const { event } = step
      expect(feel.sounds.includes('place')).toBe(event.type === 'tilePlaced')
      expect(feel.sounds.includes('draw')).toBe(event.type === 'tileDrawn')
      expect(feel.sounds.includes('score')).toBe(event.type === 'tilePlaced' && event.points > 0)
      expect(feel.sounds.includes('end')).toBe(event.type === 'matchEnded')
    }
    expect(each(plain).some(({ feel }) => feel.sounds.includes('score'))).toBe(true)
  })

  it('R6.5: points are not heard where they may not be known', () => {
    const placements = each(claimed).filter(({ step }) => step.event.type === 'tilePlaced')
    expect(placements.some(({ step: { event } }) => event.type === 'tilePlaced' && event.points > 0)).toBe(true)
    for (const { step, feel } of placements) if (step.view.round?.call) expect(feel.sounds).not.toContain('score')
  })

  it('one’s turn is heard and felt once each time it comes, by nobody else', () => {
    const turns = each(plain).filter(({ feel }) => feel.sounds.includes('turn'))
    expect(turns.length).toBeGreaterThan(3)
    for (const { step, feel } of turns) {
      expect(step.view.round?.turn?.seat).toBe(0)
      expect(feel.trembleMs).toBeGreaterThan(0)
    }
    expect(each(plain, null).some(({ feel }) => feel.sounds.includes('turn') || feel.trembleMs > 0)).toBe(false)
  })

  it('many steps at once are each sound once, in order', () => {
    const { sounds } = feelOf(plain, 1, 0, true)
    expect(new Set(sounds).size).toBe(sounds.length)
    expect(sounds).toEqual(['draw', 'place', 'score', 'end'].filter((sound) => (sounds as string[]).includes(sound)))
  })

  it('while nobody looks only the turn is heard', () => {
    const heard = new Set(each(plain, 0, false).flatMap(({ feel }) => feel.sounds))
    expect(heard).toEqual(new Set(['turn']))
  })
})
