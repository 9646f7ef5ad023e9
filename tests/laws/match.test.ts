import { describe, expect, it } from 'vitest'
import { sideCount } from '../../src/engine/board/rules'
import { ALL_TILES } from '../../src/engine/board/tile'
import { replayLog } from '../../src/engine/match/replay'
import { handOf, type MatchState } from '../../src/engine/match/state'
import { mustEqual, overRounds, playPlan } from '../support/laws'

/** Every tile of a round, wherever it lies; their names sort in the fixed order. */
function allTiles({ round }: MatchState): string {
  if (!round) return ''
  const tiles = [...round.line.map(({ tile }) => tile), ...round.hands.flat(), ...round.boneyard]
  return tiles.sort().join(' ')
}

describe('laws of a random match', { timeout: 120_000 }, () => {
  it('R2.1: 28 tiles are conserved; R4, R7.1: scores are multiples of five; R5.2: the reserve stays', () =>
    overRounds(1000, (plan) => {
      const { rules } = plan.start
      const { state } = playPlan(plan, ({ event, after }) => {
        if (event.type === 'matchStarted' || event.type === 'lotDrawn') return
        mustEqual(allTiles(after), ALL_TILES.join(' '))
        mustEqual(String(after.scores.filter((score) => score % 5 === 0).length), String(sideCount(rules)))
        if ((after.round?.boneyard.length ?? 0) < rules.reserve) throw new Error('the reserve was drawn')
      })
      return state.sheet.length
    }))

  it('R8: every match with a round limit ends, and the log, stored as JSON, leads to its state', () =>
    overRounds(1000, (plan) => {
      const { log, state } = playPlan(plan)
      expect(state.phase).toBe('over')
      expect(state.sheet.length).toBeLessThanOrEqual(plan.start.rules.roundLimit ?? 0)
      expect(log.at(-1)?.type).toBe('matchEnded')
      expect(replayLog(JSON.parse(JSON.stringify(log)))).toEqual(state)
      return state.sheet.length
    }))

  it('a snapshot survives JSON in the middle of a match', () =>
    overRounds(200, (plan) => {
      const { state } = playPlan(plan, ({ after }) => expect(JSON.parse(JSON.stringify(after))).toEqual(after))
      return state.sheet.length
    }))

  it('R4.5, R7: the sheet adds up to the scores', () =>
    overRounds(300, (plan) => {
      const { state } = playPlan(plan)
      const sums = state.scores.map((_, side) =>
        state.sheet.reduce((sum, { placed, change }) => sum + (placed[side] ?? 0) + (change[side] ?? 0), 0),
      )
      const unsettled = state.sheet.at(-1)?.round === state.round?.number ? [] : (state.round?.placed ?? [])
      expect(state.scores).toEqual(sums.map((sum, side) => sum + (unsettled[side] ?? 0)))
      return state.sheet.length
    }))

  it('R5.1: nobody draws or passes who can place, and nobody passes while a tile is drawable', () =>
    overRounds(300, (plan) => {
      const { state } = playPlan(plan, ({ before, event }) => {
        if (event.type !== 'turnPassed' && event.type !== 'tileDrawn') return
        const values = new Set<number>()
        const line = before.round?.line ?? []
        for (const { halves } of line) for (const half of halves) values.add(half)
        const drawable = (before.round?.boneyard.length ?? 0) - before.rules.reserve
        expect(event.type === 'turnPassed' ? drawable <= 0 : drawable > 0).toBe(true)
        const [first] = line
        if (before.rules.spinner === 'first' || !first) return
        const left = line.findLast(({ end }) => end === 'left')?.halves[1] ?? first.halves[0]
        const right = line.findLast(({ end }) => end === 'right')?.halves[1] ?? first.halves[1]
        const fits = handOf(before, event.seat).filter((tile) =>
          [left, right].some((pip) => tile.includes(String(pip))),
        )
        expect(fits).toEqual([])
      })
      return state.sheet.length
    }))
})
