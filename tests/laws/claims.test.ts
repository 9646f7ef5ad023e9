import { describe, expect, it } from 'vitest'
import { countOf } from '../../src/engine/board/count'
import { lay } from '../../src/engine/board/ends'
import type { RuleSet } from '../../src/engine/board/rules'
import type { Command } from '../../src/engine/match/command'
import { decide } from '../../src/engine/match/decide'
import type { MatchEvent } from '../../src/engine/match/event'
import { evolve } from '../../src/engine/match/evolve'
import { redact, viewFor } from '../../src/engine/match/redact'
import { initialState } from '../../src/engine/match/state'
import { seededChance } from '../support/chance'
import { mustEqual, overRounds, type Plan, playPlan } from '../support/laws'
import type { Wish } from '../support/play'

const withClaims = (plan: Plan, claims: RuleSet['claims']): Plan => {
  return { ...plan, start: { ...plan.start, rules: { ...plan.start.rules, claims } } }
}

/** The wishes of a match without claims, taken over to one with them: each placement names what `claimOf` says. */
function playedOver(plan: Plan, wishes: readonly Wish[], claimOf: (points: number, index: number) => number) {
  const chance = seededChance(plan.seed)
  const log: MatchEvent[] = []
  let state = initialState()
  const carryOut = (command: Command, at: number) => {
    const decided = decide(state, command, { at, chance })
    if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decided.refusal.code}`)
    log.push(...decided.value)
    state = decided.value.reduce(evolve, state)
  }
  for (const [index, { command, at }] of wishes.entries()) {
    if (command.type === 'start') carryOut(plan.start, at)
    else if (command.type === 'place') {
      const { points } = countOf(lay(state.round?.line ?? [], command.tile, command.end), plan.start.rules)
      carryOut({ ...command, claim: claimOf(points, index) }, at)
    } else carryOut(command, at)
    // Nobody calls here; the wait at a round's end is let go.
    if (state.round?.call?.awaited) carryOut({ type: 'waive', seat: state.round.call.seat }, at)
  }
  return { log, state }
}

/** Plans whose matches are not cut short by a target, so that lost points change nothing but the scores. */
const quiet = (plan: Plan): Plan => {
  const { start } = withClaims(plan, 'automatic')
  const habits = { ...plan.habits, dawdles: 0 }
  return { ...plan, habits, start: { ...start, rules: { ...start.rules, target: 100_000 } } }
}

/** Who did what, points and claims left out. */
function moves(log: readonly MatchEvent[]): string {
  return JSON.stringify(
    log.flatMap((event) => {
      switch (event.type) {
        case 'tilePlaced':
          return [['place', event.seat, event.tile, event.end]]
        case 'tileDrawn':
          return [['draw', event.seat, event.tile]]
        case 'turnPassed':
          return [['pass', event.seat]]
        case 'roundSettled':
          return [['settled', event.end, event.by, event.change]]
        case 'roundDealt':
          return [['dealt', event.leader]]
        default:
          return []
      }
    }),
  )
}

describe('laws of claims', { timeout: 120_000 }, () => {
  it('R6: automatic equals steal, and call, with perfect claims', () =>
    overRounds(500, (plan) => {
      // The clock claims nothing, so it doesn't play here: neither for one who dawdles nor for one who has left.
      const played = playPlan({ ...withClaims(plan, 'automatic'), habits: { ...plan.habits, dawdles: 0, resigns: 0 } })
      for (const claims of ['call', 'steal'] as const) {
        const over = playedOver(withClaims(plan, claims), played.wishes, (points) => points)
        mustEqual(moves(over.log), moves(played.log))
        expect(over.state.scores).toEqual(played.state.scores)
        expect(over.state.sheet).toEqual(played.state.sheet)
        expect(over.state.result).toEqual(played.state.result)
      }
      return played.state.sheet.length
    }))

  it('R6: claims never change who may move, nor what may be placed', () =>
    overRounds(500, (plan) => {
      const played = playPlan(quiet(plan))
      for (const claims of ['call', 'steal'] as const) {
        const rules = { ...quiet(plan).start.rules, claims }
        const claiming = { ...quiet(plan), start: { ...plan.start, rules } }
        const over = playedOver(
          claiming,
          played.wishes,
          (points, index) => [points, 0, 5 * (index % 8)][index % 3] ?? 0,
        )
        mustEqual(moves(over.log), moves(played.log))
      }
      return played.state.sheet.length
    }))

  it('R6.1–3: every placement is worth what it counts to one side at most, and only to who named it', () =>
    overRounds(500, (plan) => {
      let made = 0
      const { state } = playPlan(withClaims(plan, 'steal'), ({ before, event, after }) => {
        if (event.type === 'tilePlaced') {
          made = countOf(after.round?.line ?? [], after.rules).points
          expect(event.points).toBe(event.claim === made ? made : 0)
          expect(event.count).toBe(event.points > 0 ? made : null)
          const last = after.phase === 'over' ? null : after.round?.call
          expect(last ?? null).toEqual(
            event.points > 0 || after.phase !== 'playing'
              ? null
              : { seat: (event.seat + 1) % plan.start.rules.seats, awaited: null },
          )
        }
        if (event.type === 'mugginsCalled') {
          expect(before.round?.call?.seat).toBe(event.seat)
          expect(event.points).toBe(event.claim === made ? made : 0)
          expect(after.round?.call).toBeNull()
        }
      })
      return state.sheet.length
    }))

  it('R6.5: what is sent before a claim is settled tells no count and no points', () =>
    overRounds(500, (plan) => {
      const { state } = playPlan(withClaims(plan, 'steal'), ({ event, after }) => {
        if (event.type !== 'tilePlaced' || event.points > 0) return
        const seats = [...after.seats.keys(), 'watcher'] as const
        for (const viewer of seats) {
          expect(redact(event, viewer)).toMatchObject({ count: null, points: 0 })
          expect(viewFor(after, viewer).round?.last).toMatchObject({ points: 0 })
        }
        // The same placement, had it counted otherwise: the event would be the same, for it holds nothing of the count.
        expect(Object.keys(event).sort()).toEqual(PLACED_KEYS)
      })
      return state.sheet.length
    }))
})

const PLACED_KEYS = ['at', 'by', 'claim', 'count', 'end', 'halves', 'overtimeMs', 'points', 'seat', 'tile', 'type']
