import type { Pip, Tile } from '../../engine/board/tile'
import type { Size } from './geometry/fit'
import type { PlacedLine } from './geometry/placeLine'
import { TileFace } from './tile/TileFace'

type Props = {
  placed: PlacedLine
  size: Size
  /** Marked as the last placement. */
  last: Tile | null
  /** The last tile only lies there on trial: it may be taken back. */
  trial?: boolean
  label: string
}

/** How far a tile is turned from how it stands in a hand, the higher half above, in degrees. */
function turnOf([first, second]: readonly [Pip, Pip], vertical: boolean): number {
  const upright = first >= second
  if (vertical) return upright ? 0 : 180
  return upright ? 90 : -90
}

/** The tiles of a line where they were placed. They glide when the line is set out anew. */
export function LineView({ placed: { half, tiles }, size, last, trial, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="absolute inset-0 overflow-visible"
    >
      {tiles.map(({ tile, x, y, vertical, halves }) => (
        <g key={tile} className="line-tile" style={{ transform: `translate(${x}px, ${y}px) scale(${half})` }}>
          <g>
            <g opacity={trial && tile === last ? 0.72 : 1} data-line-tile={tile} data-turn={turnOf(halves, vertical)}>
              <TileFace halves={halves} vertical={vertical} />
            </g>
            {tile === last && (
              <rect
                x={vertical ? -0.53 : -1.03}
                y={vertical ? -1.03 : -0.53}
                width={vertical ? 1.06 : 2.06}
                height={vertical ? 2.06 : 1.06}
                rx="0.21"
                fill="none"
                className="stroke-count"
                strokeWidth="0.075"
                strokeDasharray={trial ? '0.2 0.12' : undefined}
              />
            )}
          </g>
        </g>
      ))}
    </svg>
  )
}
