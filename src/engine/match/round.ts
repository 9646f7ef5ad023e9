import type { Chance } from './chance'
import { deal, lot } from './deal'
import type { MatchEvent } from './event'
import type { MatchState } from './state'

/**
 * The events that open a round: a lot where nobody has the lead yet, and the deal. The seat that dominoed leads the
 * next round; the first round and one after a block are led by lot (R2.2–3).
 */
export function roundOpening(
  { rules, sheet }: Pick<MatchState, 'rules' | 'sheet'>,
  { at, chance }: { readonly at: number; readonly chance: Chance },
): MatchEvent[] {
  const round = sheet.length + 1
  const dealt = deal(rules, chance, round)
  const by = sheet.at(-1)?.by ?? null
  if (by !== null) return [{ type: 'roundDealt', at, round, leader: by, ...dealt }]
  const { attempts, leader } = lot(rules, chance, round)
  return [
    { type: 'lotDrawn', at, round, attempts, leader },
    { type: 'roundDealt', at, round, leader, ...dealt },
  ]
}
