import { expect, it } from 'vitest'
import { ClaimPanel } from '../../../../src/components/match/claims/ClaimPanel'
import type { Calls } from '../../../../src/components/match/claims/useCalls'
import type { Names } from '../../../../src/components/match/useNames'
import type { Play } from '../../../../src/components/match/usePlay'
import { emptyView } from '../../../../src/engine/view/evolve'
import type { MatchView, RoundView } from '../../../../src/engine/view/view'
import { markup } from '../../../support/said'

const last = { seat: 1, tile: '5-0', end: null, claim: 0, points: 0 } as const
const view: MatchView = { ...emptyView(0), round: { last } as unknown as RoundView }
const names = { seat: () => 'Ben' } as unknown as Names
const clock = { timeAt: () => 0, start: 0, sure: true }

/** How many of the numbers could be picked, and how many could not, at the moment when they come. */
function offered(play: Partial<Play>, calls: Partial<Calls>): [can: number, cannot: number] {
  const given = { play: { trial: null, ...play } as Play, calls: calls as Calls }
  const panel = markup(<ClaimPanel view={view} names={names} clock={clock} busy={false} {...given} />)
  const count = (state: string) => panel.split(`aria-disabled="${state}"`).length - 1
  return [count('false'), count('true')]
}

it('numbers that were asked for can be picked at once', () => {
  expect(offered({ trial: { tile: '5-0', end: null, on: '1 0' } }, { naming: false })).toEqual([8, 0])
  expect(offered({}, { naming: true, awaitedSince: null })).toEqual([8, 0])
})

it('numbers that come by themselves where the hand was take nothing at first: a call is made once (R6.3)', () =>
  expect(offered({}, { naming: true, awaitedSince: 0 })).toEqual([0, 8]))
