import { countOf } from '../../engine/board/count'
import { lay, openEnds } from '../../engine/board/ends'
import type { End, Line } from '../../engine/board/line'
import { completeRules } from '../../engine/board/rules'
import type { Pip, Tile } from '../../engine/board/tile'
import { type PlacedLine, placeLine, type Size } from '../board/geometry/placeLine'
import { TileFace } from '../board/tile/TileFace'

/** A tile and where it goes; for the opening tile, the half that lies to the left. */
export type Step = readonly [Tile, End | null, Pip?]

type Props = {
  steps: readonly Step[]
  /** The table it must fit on, in the picture's own units, and the side of half a tile at most. */
  size: Size
  half: number
  label: string
  className?: string
}

export const FIGURE_RULES = completeRules()

/** The line that these steps lead to. */
export function lineOf(steps: readonly Step[]): Line {
  return steps.reduce<Line>((line, [tile, end, left]) => lay(line, tile, end, left), [])
}

/** What is drawn, and no more: the tiles and the marks at their ends. */
function boundsOf({ half, tiles, ends }: PlacedLine) {
  const reach = [
    ...tiles.map(({ x, y, vertical }) => ({ x, y, dx: vertical ? half / 2 : half, dy: vertical ? half : half / 2 })),
    ...ends.map(({ x, y }) => ({ x, y, dx: half / 2, dy: half / 2 })),
  ]
  const x = Math.min(...reach.map((part) => part.x - part.dx))
  const y = Math.min(...reach.map((part) => part.y - part.dy))
  const right = Math.max(...reach.map((part) => part.x + part.dx))
  const bottom = Math.max(...reach.map((part) => part.y + part.dy)) + half * 0.1
  return { x, y, width: right - x, height: bottom - y }
}

/** A line as the engine lays it and the table places it, with what its ends count. Drawn once, on the server. */
export function LineFigure({ steps, size, half, label, className }: Props) {
  const line = lineOf(steps)
  const ends = openEnds(line, FIGURE_RULES).map(({ end }) => end)
  const placed = placeLine(line, ends, size, half)
  const { counted } = countOf(line, FIGURE_RULES)
  const box = boundsOf(placed)
  return (
    <svg role="img" aria-label={label} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className={className}>
      {placed.tiles.map(({ tile, x, y, vertical, halves }) => (
        <g key={tile} transform={`translate(${x} ${y}) scale(${placed.half})`}>
          <TileFace halves={halves} vertical={vertical} />
        </g>
      ))}
      {placed.ends.map(({ end, x, y }) => {
        const pips = counted.find((part) => part.end === end)?.pips
        const radius = placed.half * 0.4
        return pips === undefined ? null : (
          <g key={end}>
            <circle cx={x} cy={y} r={radius} className="fill-count" />
            <text
              x={x}
              y={y}
              dy="0.36em"
              textAnchor="middle"
              fontSize={radius * 1.15}
              className="figures fill-count-ink font-bold"
            >
              {pips}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
