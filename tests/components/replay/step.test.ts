import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../../src/client/match/steps'
import { stepFrom } from '../../../src/components/replay/stepFrom'
import { stopFrom, stopsOf } from '../../../src/components/replay/stops'
import { redact, viewFor } from '../../../src/engine/match/redact'
import type { ViewEvent } from '../../../src/engine/view/view'
import { seededChance, seededFraction } from '../../support/chance'
import { playRandomly } from '../../support/play'
import { startCommand } from '../../support/table'

function playedEvents() {
  const events: ViewEvent[] = []
  const start = startCommand({ roundLimit: 2 }, { clock: { turnMs: 30_000, bankMs: 0 } })
  const habits = { hurries: 1 }
  const { state } = playRandomly(start, { chance: seededChance(5), fraction: seededFraction(6), habits }, ({ event }) =>
    events.push(redact(event, 'all')),
  )
  return { events, state }
}

describe('the steps of a match', () => {
  const { events, state } = playedEvents()
  const steps = stepsOf('all', events)

  it('are its events, and lead to its end', () => {
    expect(steps.map(({ event }) => event)).toEqual(events)
    expect(steps.at(-1)?.view).toEqual(viewFor(state, 'all'))
  })

  it('are worked out once: a longer log keeps those that are known', () => {
    const known = stepsOf('all', events.slice(0, 9))
    const longer = stepsOf('all', events, known)
    expect(longer.slice(0, 9).every((step, at) => step === known[at])).toBe(true)
    expect(longer).toEqual(steps)
    expect(stepsOf('all', events, longer)).toBe(longer)
  })

  it('stop where there is something to see, to the first and the last', () => {
    const stops = stopsOf(steps)
    expect(stops).toHaveLength(events.filter(({ type }) => type !== 'seatReady').length)
    expect(stopFrom(stops, 1, -1)).toBe(1)
    expect(stopFrom(stops, 1, 1)).toBe(2)
    expect(stopFrom(stops, 5, Number.MAX_SAFE_INTEGER)).toBe(stops.at(-1))
  })
})

describe('the step in an address', () => {
  it.each([
    ['7', 7],
    ['0', 1],
    ['999', 40],
    [null, 3],
    ['-1', 3],
    ['two', 3],
  ])('%s is step %i of 40', (text, step) => expect(stepFrom(text, 40, 3)).toBe(step))
})
