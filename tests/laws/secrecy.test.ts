import { describe, expect, it } from 'vitest'
import type { Tile } from '../../src/engine/board/tile'
import type { MatchEvent } from '../../src/engine/match/event'
import { redact, viewFor } from '../../src/engine/match/redact'
import type { MatchState } from '../../src/engine/match/state'
import { emptyView, evolveView } from '../../src/engine/view/evolve'
import type { MatchView, Viewer } from '../../src/engine/view/view'
import { seededFraction } from '../support/chance'
import { mustEqual, overRounds, playPlan } from '../support/laws'

/** Everybody who may look at a match of these many seats. */
function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'watcher', 'all']
}

/** Tiles taken from here and there, put back in another order. */
function exchanged(piles: readonly (readonly Tile[])[], fraction: () => number): Tile[][] {
  const rest = piles.flat()
  return piles.map((pile) => pile.map(() => rest.splice(Math.floor(fraction() * rest.length), 1)[0] as Tile))
}

/** The same state with the tiles that a viewer doesn't know dealt otherwise. */
function withHiddenExchanged(state: MatchState, viewer: Viewer, fraction: () => number): MatchState {
  const { round } = state
  if (!round) return state
  const open = state.sheet.at(-1)?.round === round.number
  const isHidden = (seat: number) => !open && seat !== viewer
  const hidden = round.hands.filter((_, seat) => isHidden(seat))
  const [boneyard = [], ...hands] = exchanged([round.boneyard, ...hidden], fraction)
  return {
    ...state,
    round: {
      ...round,
      boneyard,
      hands: round.hands.map((hand, seat) => (isHidden(seat) ? (hands.shift() ?? []) : hand)),
    },
  }
}

/** The same event with the tiles in it that a viewer doesn't know exchanged. */
function eventWithHiddenExchanged(event: MatchEvent, viewer: Viewer, fraction: () => number): MatchEvent {
  if (event.type === 'tileDrawn' && event.seat !== viewer)
    return { ...event, tile: event.tile === '0-0' ? '1-0' : '0-0' }
  if (event.type !== 'roundDealt') return event
  const hidden = event.hands.filter((_, seat) => seat !== viewer)
  const [boneyard = [], ...hands] = exchanged([event.boneyard, ...hidden], fraction)
  return {
    ...event,
    boneyard,
    hands: event.hands.map((hand, seat) => (seat === viewer ? hand : (hands.shift() ?? []))),
  }
}

describe('laws of secrecy', { timeout: 120_000 }, () => {
  it('views commute with evolution, byte for byte, for every viewer and event', () =>
    overRounds(1000, (plan) => {
      const viewers = viewersOf(plan.start.rules.seats)
      const held = new Map<Viewer, MatchView>(viewers.map((viewer) => [viewer, emptyView(viewer)]))
      const { state } = playPlan(plan, ({ event, after }) => {
        for (const viewer of viewers) {
          const view = evolveView(held.get(viewer) as MatchView, redact(event, viewer))
          held.set(viewer, view)
          mustEqual(JSON.stringify(view), JSON.stringify(viewFor(after, viewer)))
        }
      })
      for (const viewer of viewers) expect(held.get(viewer)).toEqual(viewFor(state, viewer))
      return state.sheet.length
    }))

  it('exchanging hidden tiles changes nothing that a viewer sees', () =>
    overRounds(1000, (plan) => {
      const viewers = viewersOf(plan.start.rules.seats).filter((viewer) => viewer !== 'all')
      const fraction = seededFraction(plan.seed + 2)
      const { state } = playPlan(plan, ({ event, after }) => {
        for (const viewer of viewers) {
          const otherState = withHiddenExchanged(after, viewer, fraction)
          mustEqual(JSON.stringify(viewFor(otherState, viewer)), JSON.stringify(viewFor(after, viewer)))
          const otherEvent = eventWithHiddenExchanged(event, viewer, fraction)
          mustEqual(JSON.stringify(redact(otherEvent, viewer)), JSON.stringify(redact(event, viewer)))
        }
      })
      return state.sheet.length
    }))

  it('the order of keys in what is stored does not show in what is sent', () =>
    overRounds(50, (plan) => {
      const { state } = playPlan(plan, ({ event, after }) => {
        mustEqual(JSON.stringify(viewFor(keysReversed(after), 0)), JSON.stringify(viewFor(after, 0)))
        mustEqual(JSON.stringify(redact(keysReversed(event), 0)), JSON.stringify(redact(event, 0)))
      })
      return state.sheet.length
    }))
})

/** The same data with the keys of every object in the opposite order, as a database might give it back. */
function keysReversed<Data>(data: Data): Data {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, reversed(inner)]),
    )
  }
  return reversed(data) as Data
}
