import type { Step } from '../../../client/match/steps'

/** What each side had before its score last changed; what it has where it never did. */
export function previousScores(steps: readonly Step[], scores: readonly number[]): readonly number[] {
  return scores.map((score, side) => {
    const before = steps.findLast(({ view }) => (view.scores[side] ?? 0) !== score)
    return before?.view.scores[side] ?? (before ? 0 : score)
  })
}
