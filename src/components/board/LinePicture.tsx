import type { ComponentProps, ComponentType, CSSProperties } from 'react'
import type { Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import { endName } from './endName'
import type { Size } from './geometry/fit'
import { type PlacedLine, placeLine } from './geometry/placeLine'
import { marksOf } from './marks'
import { placesOf } from './places'
import { TileFace } from './tile/TileFace'

type Props = {
  line: Line
  rules: RuleSet
  /** The table it must fit on, in the picture's own units, and the side of half a tile at most. */
  size: Size
  half: number
  /** Only what lies there, without the table around it. */
  cropped?: boolean
  /** Without what the ends count, where somebody is to count them. */
  unmarked?: boolean
  /** What draws a tile. */
  face?: ComponentType<ComponentProps<typeof TileFace>>
  /** None where the words beside it say the same. */
  label?: string
  className?: string
  style?: CSSProperties
}

type Bounds = Spot & Size
type Spot = { readonly x: number; readonly y: number }

/** What is drawn, and no more: the tiles and the marks. */
function boundsOf({ half, tiles }: PlacedLine, marks: readonly Spot[]): Bounds {
  const reach = [
    ...tiles.map(({ x, y, vertical }) => ({ x, y, dx: vertical ? half / 2 : half, dy: vertical ? half : half / 2 })),
    ...marks.map(({ x, y }) => ({ x, y, dx: half / 2, dy: half / 2 })),
  ]
  const x = Math.min(...reach.map((part) => part.x - part.dx))
  const y = Math.min(...reach.map((part) => part.y - part.dy))
  const right = Math.max(...reach.map((part) => part.x + part.dx))
  const bottom = Math.max(...reach.map((part) => part.y + part.dy)) + half * 0.1
  return { x, y, width: right - x, height: bottom - y }
}

const textOf = ({ x, y, width, height }: Bounds) => `${x} ${y} ${width} ${height}`

/** The table around what is drawn. The line leaves room for its marks: where they are left out, it would lie aside. */
function around({ x, y, width, height }: Bounds, size: Size): Bounds {
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size }
}

/** A line as the engine lays it and the table places it, with what its ends count: filled, or hollow where they count nothing. */
export function LinePicture({
  line,
  rules,
  size,
  half,
  cropped = false,
  unmarked = false,
  face: Face = TileFace,
  label,
  className,
  style,
}: Props) {
  const places = placesOf(line, rules)
  const placed = placeLine(
    line,
    places.open.map(({ end }) => end),
    size,
    half,
  )
  const [only] = placed.tiles
  const marks = (unmarked ? [] : marksOf(places, true)).flatMap(({ end, counts }) => {
    const above = end === null && only ? { x: only.x, y: only.y - 1.5 * placed.half } : undefined
    const at = above ?? placed.ends.find((tip) => tip.end === end)
    return at ? [{ end, counts, x: at.x, y: at.y }] : []
  })
  const radius = placed.half * 0.4
  const drawn = only && (cropped || unmarked) ? boundsOf(placed, marks) : null
  const box = drawn === null ? { x: 0, y: 0, ...size } : cropped ? drawn : around(drawn, size)
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={textOf(box)}
      className={className}
      style={style}
    >
      {placed.tiles.map(({ tile, x, y, vertical, halves }) => (
        <g key={tile} className="line-tile" style={{ transform: `translate(${x}px, ${y}px) scale(${placed.half})` }}>
          <Face halves={halves} vertical={vertical} />
        </g>
      ))}
      {marks.map(({ end, counts, x, y }) =>
        counts === null ? (
          <circle
            key={endName(end)}
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            strokeWidth={radius / 6}
            className="stroke-open"
          />
        ) : (
          <g key={endName(end)}>
            <circle cx={x} cy={y} r={radius} className="fill-count" />
            <text
              x={x}
              y={y}
              dy="0.36em"
              textAnchor="middle"
              fontSize={radius * 1.15}
              className="figures fill-count-ink font-bold"
            >
              {counts}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}
