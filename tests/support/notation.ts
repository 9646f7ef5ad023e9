import { lay } from '../../src/engine/board/ends'
import type { End, Line } from '../../src/engine/board/line'
import { type Pip, type Tile, tileOf } from '../../src/engine/board/tile'

const ENDS: Readonly<Record<string, End>> = { l: 'left', r: 'right', u: 'up', d: 'down' }

function pips(text: string): [Pip, Pip] {
  return [Number(text[0]) as Pip, Number(text[2]) as Pip]
}

/** A tile written either way round. */
export function tile(text: string): Tile {
  return tileOf(...pips(text))
}

/** Tiles written either way round, with spaces between them. */
export function tiles(text: string): Tile[] {
  return text.split(' ').filter(Boolean).map(tile)
}

/** A line in short: the opening tile left half first, then tiles with their end: `5-0 0-2r 5-3l`. */
export function line(text: string): Line {
  return text.split(' ').reduce<Line>((laid, word, index) => {
    const [left] = pips(word)
    return index === 0 ? lay(laid, tile(word), null, left) : lay(laid, tile(word), ENDS[word[3] ?? ''] ?? null)
  }, [])
}
