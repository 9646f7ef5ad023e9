'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Tile } from '../../../engine/board/tile'
import type { TileDrag } from '../input/useTileDrag'
import type { Playable } from '../playable'
import { useSize } from '../useSize'
import { handGrid } from './grid'
import { HandTile } from './HandTile'

type Props = {
  /** In the order to show. */
  tiles: readonly Tile[]
  /** Null while it is not this hand's turn. */
  playable: Playable | null
  chosen: Tile | null
  drag: TileDrag
  onTap: (tile: Tile, byKey: boolean) => void
  onCancel: () => void
  handRef: RefObject<HTMLFieldSetElement | null>
}

/** A tile's width on a roomy screen, in pixels. */
const LARGEST = 56
/** In a window as low as a lying phone a second row would take the line's place: tiles may be narrower in one. */
const LOW = 480
const IN_ONE_ROW = 34

/** The own hand. One tile takes part in tabbing; arrow keys move among those that can be played. */
export function Hand({ tiles, playable, chosen, drag, onTap, onCancel, handRef }: Props) {
  const t = useTranslations('board')
  const { ref, size } = useSize<HTMLDivElement>()
  const [focused, setFocused] = useState<Tile | null>(null)
  const low = size !== null && window.innerHeight <= LOW
  const grid = handGrid(tiles.length, Math.max(0, (size?.width ?? 360) - 8), LARGEST, low ? IN_ONE_ROW : undefined)
  const reachable = playable && playable.size > 0 ? tiles.filter((tile) => playable.has(tile)) : tiles
  const current = focused && reachable.includes(focused) ? focused : reachable[0]

  const moveFocus = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key === 'Escape') return onCancel()
    const at = reachable.indexOf((event.target as HTMLElement).dataset.tile as Tile)
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at < 0 ? -1 : at - 1,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: 0,
      End: reachable.length - 1,
    }[event.key]
    if (to === undefined || reachable.length === 0) return
    event.preventDefault()
    const tile = reachable[(to + reachable.length) % reachable.length]
    event.currentTarget.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus()
  }

  return (
    // So that screen readers pass the keys on.
    <div ref={ref} role="application" aria-label={t('keys')} className="w-full">
      <fieldset
        ref={handRef}
        aria-label={t('hand', { count: tiles.length })}
        onKeyDown={moveFocus}
        className="mx-auto flex min-w-0 select-none flex-wrap justify-center pt-2.5 pb-2"
        style={{ gap: `${grid.gap + 4}px ${grid.gap}px`, maxWidth: grid.columns * (grid.tileWidth + grid.gap) + 8 }}
      >
        {tiles.map((tile) => (
          <HandTile
            key={tile}
            tile={tile}
            targets={playable && (playable.get(tile) ?? [])}
            chosen={chosen === tile}
            dragged={drag.dragged?.tile === tile}
            width={grid.tileWidth}
            tabbable={tile === current}
            onTap={(byKey) => {
              if (!drag.swallowsClick()) onTap(tile, byKey)
            }}
            onPointerDown={(event) => drag.onPointerDown(tile, event)}
            onFocus={() => setFocused(tile)}
          />
        ))}
      </fieldset>
    </div>
  )
}
