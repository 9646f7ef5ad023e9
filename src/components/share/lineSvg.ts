import { openEnds } from '../../engine/board/ends'
import type { Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import type { Pip } from '../../engine/board/tile'
import type { Size } from '../board/geometry/fit'
import { type PlacedTile, placeLine } from '../board/geometry/placeLine'
import { pipPoints } from '../board/tile/pips'

/** The table's own colours, for pictures that no style sheet reaches. */
export const INK = { felt: '#1d5350', edge: '#123c3a', paper: '#f3f7f2', brass: '#e6b43c', brassInk: '#2b2109' }
const TILE = { face: '#f7f3e6', rim: '#c9bd9c', shade: '#0d2b2a', pip: '#1f2a2b' }

/** The site's mark. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${INK.felt}"/>${[
  8.6, 23.4,
]
  .flatMap((x) => [8.6, 23.4].map((y) => `<circle cx="${x}" cy="${y}" r="3.3" fill="${INK.paper}"/>`))
  .join('')}<circle cx="16" cy="16" r="4.6" fill="${INK.brass}"/></svg>`

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
  )}${box(0, TILE.face)}<path d="${cut}" stroke="${TILE.rim}" stroke-width="0.05"/>${pipsOf(
    halves[0],
    -dx,
    -dy,
    vertical,
  )}${pipsOf(halves[1], dx, dy, vertical)}</g>`
}

/** A line as a picture whole in itself, in pixels: what links show of a match. */
export function lineSvg(line: Line, rules: RuleSet, { width, height }: Size, half: number): string {
  const ends = openEnds(line, rules).map(({ end }) => end)
  const placed = placeLine(line, ends, { width, height }, half)
  const tiles = placed.tiles.map((tile) => tileSvg(tile, placed.half)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${tiles}</svg>`
}

/** As an address that holds the picture itself. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
