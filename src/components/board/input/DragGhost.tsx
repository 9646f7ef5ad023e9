'use client'
import { TileSvg } from '../tile/TileSvg'
import { GHOST_HALF, type TileDrag } from './useTileDrag'

/** The dragged tile, above everything, under the pointer. */
export function DragGhost({ drag: { dragged, ghostRef } }: { drag: TileDrag }) {
  return (
    <div ref={ghostRef} aria-hidden className="pointer-events-none fixed top-0 left-0 z-50">
      {dragged && (
        <div data-ghost={dragged.tile}>
          <TileSvg tile={dragged.tile} half={GHOST_HALF} className="rotate-3 opacity-90 drop-shadow-lg" />
        </div>
      )}
    </div>
  )
}
