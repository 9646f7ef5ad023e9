import type { MatchView } from './view'

/**
 * Whether what the line counts may be shown: always where claims are automatic; otherwise once the claim on the last
 * placement is settled (R6.5), which under `steal` it is when nobody may call any more.
 */
export function countShown({ rules, round }: Pick<MatchView, 'rules' | 'round'>): boolean {
  return rules.claims === 'automatic' || (round?.call ?? null) === null
}
