import { lay, openEnds } from '../../engine/board/ends'
import { legalEnds } from '../../engine/board/legality'
import type { Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import { ALL_TILES, type Tile } from '../../engine/board/tile'

/** A number from 0 up to 1, another each time: where exercises take their chance from. */
export type Chance = () => number

/** One of a list, which must not be empty. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

/** The items in an order of chance. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(Math.floor(chance() * rest.length), 1)[0] as Item)
}

/** The tiles that don't lie in a line. */
export function tilesOutside(line: Line): Tile[] {
  const lying = new Set(line.map(({ tile }) => tile))
  return ALL_TILES.filter((tile) => !lying.has(tile))
}

/** A line of so many tiles as play may lead to; shorter where nothing fits any more. */
export function randomLine(chance: Chance, rules: RuleSet, tiles: number, opening?: Tile): Line {
  let line = lay([], opening ?? pick(chance, ALL_TILES), null)
  while (line.length < tiles) {
    const fitting = tilesOutside(line).flatMap((tile) => legalEnds(line, rules, tile).map((end) => ({ tile, end })))
    if (fitting.length === 0) return line
    const { tile, end } = pick(chance, fitting)
    line = lay(line, tile, end)
  }
  return line
}

/** Draws until something is as it should be. Throws where that never comes about, which would be a mistake of its maker. */
export function until<Found>(draw: () => Found | null): Found {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const found = draw()
    if (found !== null) return found
  }
  throw new RangeError('No such exercise comes about')
}

/** Whether a line has two different open ends: then it is clear which one is meant by its pips. */
export function hasTwoValues(line: Line, rules: RuleSet): boolean {
  return new Set(openEnds(line, rules).map(({ value }) => value)).size > 1
}
