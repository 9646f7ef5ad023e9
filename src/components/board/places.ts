import { countOf } from '../../engine/board/count'
import { openEnds } from '../../engine/board/ends'
import type { Count, End, Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import type { Pip } from '../../engine/board/tile'

/** An open end as the table shows it: the pips to match, and what it counts, null where it may be played but counts nothing. */
export type OpenPlace = { readonly end: End; readonly value: Pip; readonly counts: number | null }

/** What the table shows of a line's ends. `lone` is the count of a double that lies alone and so counts once (R4.3). */
export type Places = { readonly open: readonly OpenPlace[]; readonly count: Count; readonly lone: number | null }

export function placesOf(line: Line, rules: RuleSet): Places {
  const count = countOf(line, rules)
  const open = openEnds(line, rules).map(({ end, value }) => ({
    end,
    value,
    counts: count.counted.find((counted) => counted.end === end)?.pips ?? null,
  }))
  return { open, count, lone: count.counted.find(({ end }) => end === null)?.pips ?? null }
}

/** The count as a sum, `2 + 8 = 10`; a single summand stands alone. */
export function sumText({ counted, count }: Count): string {
  if (counted.length < 2) return String(count)
  return `${counted.map(({ pips }) => pips).join(' + ')} = ${count}`
}
