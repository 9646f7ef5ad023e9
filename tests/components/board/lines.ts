import fc from 'fast-check'
import { lay, openEnds } from '../../../src/engine/board/ends'
import { legalPlacements } from '../../../src/engine/board/legality'
import type { End, Line } from '../../../src/engine/board/line'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { ALL_TILES, type Pip, type Tile } from '../../../src/engine/board/tile'

export type Drawn = { readonly line: Line; readonly open: readonly End[]; readonly rules: RuleSet }

/** A line of up to `length` tiles from the whole set, placed at random; `choices` decides. */
export function randomLine(rules: RuleSet, length: number, choices: readonly number[]): Drawn {
  let hand: Tile[] = [...ALL_TILES]
  let line: Line = []
  for (let at = 0; at < length; at++) {
    const legal = legalPlacements(line, rules, hand)
    const chosen = legal[(choices[at] ?? 0) % Math.max(1, legal.length)]
    if (!chosen) break
    line = lay(line, chosen.tile, chosen.end, chosen.end === null ? (Number(chosen.tile[2]) as Pip) : undefined)
    hand = hand.filter((tile) => tile !== chosen.tile)
  }
  return { line, open: openEnds(line, rules).map(({ end }) => end), rules }
}

/** Lines of up to so many tiles, with two ends or with four arms. */
export function linesUpTo(most: number): fc.Arbitrary<Drawn> {
  return fc
    .record({
      spinner: fc.constantFrom<RuleSet['spinner']>('none', 'first'),
      length: fc.integer({ min: 1, max: most }),
      choices: fc.array(fc.nat(10_000), { minLength: most, maxLength: most }),
    })
    .map(({ spinner, length, choices }) => randomLine(completeRules({ spinner }), length, choices))
}

export const anyLine = linesUpTo(28)

/** Tables as they are on phones, tablets and desktops, and any others. */
export const anySize = fc.oneof(
  fc.constantFrom(
    { width: 304, height: 260 },
    { width: 374, height: 420 },
    { width: 560, height: 190 },
    { width: 744, height: 620 },
    { width: 700, height: 420 },
    { width: 1000, height: 560 },
  ),
  fc.record({ width: fc.integer({ min: 280, max: 1400 }), height: fc.integer({ min: 150, max: 900 }) }),
)
