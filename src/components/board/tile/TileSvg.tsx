import { halvesOf, type Tile } from '../../../engine/board/tile'
import { TileFace } from './TileFace'

type Props = {
  /** Null shows a tile from behind. */
  tile: Tile | null
  vertical?: boolean
  /** CSS pixels of half a tile. */
  half: number
  className?: string
}

/** One tile as a picture of its own; words for it belong to what it stands in. */
export function TileSvg({ tile, vertical = true, half, className }: Props) {
  const [width, height] = vertical ? [1, 2] : [2, 1]
  return (
    <svg
      aria-hidden
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height + 0.1}`}
      width={width * half}
      height={(height + 0.1) * half}
      className={className}
    >
      <TileFace halves={tile && halvesOf(tile)} vertical={vertical} />
    </svg>
  )
}
