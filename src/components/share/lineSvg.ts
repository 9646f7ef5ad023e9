import { openEnds } from '../../engine/board/ends'
import type { Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import type { Pip } from '../../engine/board/tile'
import type { Size } from '../board/geometry/fit'
import { type PlacedLine, type PlacedTile, placeLine } from '../board/geometry/placeLine'
import { pipPoints } from '../board/tile/pips'

/** The table's own colours, for pictures that no style sheet reaches. */
export const INK = {
  felt: '#1d5350',
  light: '#24635f',
  rim: '#174644',
  edge: '#123c3a',
  paper: '#f3f7f2',
  brass: '#e6b43c',
  brassInk: '#2b2109',
}
const TILE = { face: '#f7f3e6', rim: '#c9bd9c', shade: '#0d2b2a', pip: '#1f2a2b', cut: '#a89f86' }

/** The site's mark. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${INK.felt}"/>${[
  8.6, 23.4,
]
  .flatMap((x) => [8.6, 23.4].map((y) => `<circle cx="${x}" cy="${y}" r="3.3" fill="${INK.paper}"/>`))
  .join('')}<circle cx="16" cy="16" r="4.6" fill="${INK.brass}"/></svg>`

/** How little of a picture's side a unit may take up: short lines grow to twice their size, no further. */
const LARGEST = 0.5

function pipsOf(pips: Pip, x: number, y: number, vertical: boolean): string {
  return pipPoints(pips, vertical)
    .map(
      (point) =>
        `<circle cx="${(x + point.x).toFixed(3)}" cy="${(y + point.y).toFixed(3)}" r="0.098" fill="${TILE.pip}"/>`,
    )
    .join('')
}

function tileSvg({ x, y, vertical, halves }: PlacedTile, half: number): string {
  const [width, height] = vertical ? [0.93, 1.93] : [1.93, 0.93]
  const box = (dy: number, fill: string) =>
    `<rect x="${-width / 2}" y="${-height / 2 + dy}" width="${width}" height="${height}" rx="0.17" fill="${fill}"/>`
  const [dx, dy] = vertical ? [0, 0.5] : [0.5, 0]
  const cut = vertical ? 'M-0.33 0H0.33' : 'M0 -0.33V0.33'
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${half.toFixed(3)})">${box(0.09, TILE.shade)}${box(
    0.045,
    TILE.rim,
  )}${box(0, TILE.face)}<path d="${cut}" stroke="${TILE.cut}" stroke-width="0.035"/><circle r="0.06" fill="${INK.brass}"/>${pipsOf(
    halves[0],
    -dx,
    -dy,
    vertical,
  )}${pipsOf(halves[1], dx, dy, vertical)}</g>`
}

/** What lies there and a margin around it, in the middle of a picture of this shape. */
function frame({ half, tiles }: PlacedLine, { width, height }: Size): string {
  const xs = tiles.flatMap(({ x, vertical }) => [x - half * (vertical ? 0.5 : 1), x + half * (vertical ? 0.5 : 1)])
  const ys = tiles.flatMap(({ y, vertical }) => [y - half * (vertical ? 1 : 0.5), y + half * (vertical ? 1 : 0.5)])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const margin = half * 0.9
  const scale = Math.max((right - left + 2 * margin) / width, (bottom - top + 2 * margin) / height, LARGEST)
  const [w, h] = [width * scale, height * scale]
  return `${(left + right - w) / 2} ${(top + bottom - h) / 2} ${w} ${h}`
}

/** A line as a picture whole in itself, in pixels: what links show of a match. It lies in the middle, as large as it may. */
export function lineSvg(line: Line, rules: RuleSet, { width, height }: Size, half: number): string {
  const ends = openEnds(line, rules).map(({ end }) => end)
  const placed = placeLine(line, ends, { width, height }, half)
  const tiles = placed.tiles.map((tile) => tileSvg(tile, placed.half)).join('')
  const box = placed.tiles.length > 0 ? frame(placed, { width, height }) : `0 0 ${width} ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${tiles}</svg>`
}

/** As an address that holds the picture itself. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
