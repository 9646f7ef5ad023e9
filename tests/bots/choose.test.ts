import { describe, expect, it } from 'vitest'
import { choose } from '../../src/bots/choose'
import { decide } from '../../src/engine/match/decide'
import { dueOf } from '../../src/engine/match/due'
import { evolve } from '../../src/engine/match/evolve'
import { viewFor } from '../../src/engine/match/redact'
import { seededChance, seededFraction } from '../support/chance'
import { overRounds, playPlan } from '../support/laws'
import { tiles } from '../support/notation'
import { act, tableWith } from '../support/table'

const first = () => 0

describe('the casual bot', () => {
  it('takes the most points', () => {
    const table = tableWith({ hands: [tiles('6-5 5-0 6-4'), tiles('1-1 2-2 3-3')] })
    expect(choose(viewFor(table, 0), first)).toEqual({ type: 'place', seat: 0, tile: '6-4', end: null })
  })

  it('chooses the end that scores', () => {
    const dealt = tableWith({ hands: [tiles('5-0 5-3 1-1'), tiles('3-0 6-6 2-2')] })
    const opened = act(dealt, { type: 'place', seat: 0, tile: '5-0', end: null })
    const table = act(opened, { type: 'place', seat: 1, tile: '3-0', end: 'right' })
    expect(choose(viewFor(table, 0), first)).toMatchObject({ tile: '5-3', end: 'right' })
  })

  it('then the heaviest tile', () => {
    const table = tableWith({ hands: [tiles('1-0 6-3 2-2'), tiles('1-1 3-3 4-4')] })
    expect(choose(viewFor(table, 0), first)).toMatchObject({ tile: '6-3' })
  })

  it('then by chance among equals', () => {
    const view = viewFor(tableWith({ hands: [tiles('6-3 5-4 1-0'), tiles('1-1 3-3 4-4')] }), 0)
    expect(choose(view, () => 0.49)).toMatchObject({ tile: '6-3' })
    expect(choose(view, () => 0.5)).toMatchObject({ tile: '5-4' })
    expect(choose(view, () => 0.999)).toMatchObject({ tile: '5-4' })
  })

  it('refuses to play where there is nothing to play', () => {
    const table = tableWith({ hands: [tiles('6-5'), tiles('1-1')] })
    expect(() => choose(viewFor(table, 'watcher'), first)).toThrow(RangeError)
    const opened = act(tableWith({ hands: [tiles('6-5 2-2'), tiles('1-1 3-3')] }), {
      type: 'place',
      seat: 0,
      tile: '6-5',
      end: null,
    })
    expect(() => choose(viewFor(opened, 0), first)).toThrow(RangeError)
  })

  it('chooses the same whatever the hidden tiles are', () =>
    overRounds(100, (plan) => {
      const { state } = playPlan(plan, ({ after }) => {
        const { round } = after
        const due = dueOf(after, { botThinksMs: 0 })
        if (due?.kind !== 'bot' || due.seat === null || !round) return
        const { seat } = due
        const hands = round.hands.map((hand, index) => (index === seat ? hand : hand.map(() => '0-0' as const)))
        const other = { ...after, round: { ...round, hands, boneyard: round.boneyard.toReversed() } }
        const fraction = () => seededFraction(plan.seed)
        expect(choose(viewFor(other, seat), fraction())).toEqual(choose(viewFor(after, seat), fraction()))
      })
      return state.sheet.length
    }))

  it('always chooses a legal placement', () =>
    overRounds(100, (plan) => {
      const chance = seededChance(plan.seed)
      const { state } = playPlan(plan, ({ after }) => {
        const due = dueOf(after, { botThinksMs: 0 })
        if (due?.kind !== 'bot' || due.seat === null) return
        const wish = choose(viewFor(after, due.seat), seededFraction(plan.seed))
        const decided = decide(after, wish, { at: due.at, chance })
        if (!decided.ok) throw new Error(`${JSON.stringify(wish)}: ${decided.refusal.code}`)
        decided.value.reduce(evolve, after)
      })
      return state.sheet.length
    }))
})

describe('a bot where points are claimed', () => {
  const steal = { claims: 'steal' } as const
  const sharp = () => 0.99
  const blind = () => 0

  it('claims what it makes, or misses it by chance', () => {
    const view = viewFor(tableWith({ hands: [tiles('6-4 1-1'), tiles('2-2 3-3')] }, steal), 0)
    expect(choose(view, sharp)).toEqual({ type: 'place', seat: 0, tile: '6-4', end: null, claim: 10 })
    expect(choose(view, blind)).toMatchObject({ tile: '6-4', claim: 0 })
  })

  it('says nothing where it makes nothing', () => {
    const view = viewFor(tableWith({ hands: [tiles('6-3 1-1'), tiles('2-2 3-3')] }, steal), 0)
    expect(choose(view, sharp)).toMatchObject({ tile: '6-3', claim: 0 })
  })

  const missed = (hands: string[]) =>
    act(tableWith({ hands: hands.map(tiles) }, steal), { type: 'place', seat: 0, tile: '6-4', end: null })

  it('calls what was missed, or overlooks it and goes on', () => {
    const view = viewFor(missed(['6-4 1-1', '6-2 3-3']), 1)
    expect(choose(view, sharp)).toEqual({ type: 'muggins', seat: 1, points: 10 })
    expect(choose(view, blind)).toMatchObject({ type: 'place', tile: '6-2' })
  })

  it('R5: draws and passes by itself where nothing is drawn or passed for it', () => {
    const table = missed(['6-4 1-1', '2-2 3-3'])
    expect(choose(viewFor(table, 1), blind)).toEqual({ type: 'draw', seat: 1 })
    const dry = { ...table, round: table.round && { ...table.round, boneyard: [] } }
    expect(choose(viewFor(dry, 1), blind)).toEqual({ type: 'pass', seat: 1 })
  })

  it('R6.4: calls or waives when the round waits for it', () => {
    const waiting = missed(['6-4', '2-2'])
    expect(choose(viewFor(waiting, 1), sharp)).toEqual({ type: 'muggins', seat: 1, points: 10 })
    expect(choose(viewFor(waiting, 1), blind)).toEqual({ type: 'waive', seat: 1 })
  })
})
