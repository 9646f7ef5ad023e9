import type { Step } from '../../client/match/steps'
import { countOf } from '../../engine/board/count'

/**
 * What has become of a placement's points (R6): `automatic` where nobody claims them, `right` when their placer did,
 * `open` while the next seat may still call them, `taken` when it did, and otherwise `lapsed`, whether or not there were any.
 */
export type Fate = 'automatic' | 'right' | 'open' | 'taken' | 'lapsed'

/** The fate of the placement that a step is, by what has followed; `automatic` for any other step. */
export function fateOf(steps: readonly Step[], at: number): Fate {
  const step = steps[at]
  if (step?.event.type !== 'tilePlaced' || step.event.claim === null) return 'automatic'
  if (step.event.points > 0) return 'right'
  for (let next = at; next < steps.length; next++) {
    const { event, view } = steps[next] as Step
    if (event.type === 'mugginsCalled') return event.points > 0 ? 'taken' : 'lapsed'
    if (view.round?.call == null || (next > at && event.type === 'tilePlaced')) return 'lapsed'
  }
  return 'open'
}

/** The points of a lapsed placement that nobody got; 0 for any other step. */
export function missedPoints({ event, view }: Step, fate: Fate): number {
  if (event.type !== 'tilePlaced' || fate !== 'lapsed') return 0
  return countOf(view.round?.line ?? [], view.rules).points
}

/** The placement whose right to be called ended with a step, by its index; null where none did. */
export function lapsedAt(steps: readonly Step[], at: number): number | null {
  const placed = steps.findLastIndex(({ event }, index) => index < at && event.type === 'tilePlaced')
  if (placed < 0 || fateOf(steps.slice(0, at), placed) !== 'open') return null
  return fateOf(steps.slice(0, at + 1), placed) === 'lapsed' ? placed : null
}
