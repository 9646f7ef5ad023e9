'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { PointerEvent, Ref } from 'react'
import type { Tile } from '../../../engine/board/tile'
import { useJoined } from '../../ui/useJoined'
import { endName } from '../endName'
import type { Target } from '../playable'
import { TileSvg } from '../tile/TileSvg'

type Props = {
  tile: Tile
  /** Where it may go; null while the hand is not to move. */
  targets: readonly Target[] | null
  chosen: boolean
  dragged: boolean
  width: number
  tabbable: boolean
  ref?: Ref<HTMLButtonElement>
  onTap: (byKey: boolean) => void
  onPointerDown: (event: PointerEvent) => void
  onFocus: () => void
}

/** A tile of the own hand. What can be played stands out; what can't steps back. */
export function HandTile({
  tile,
  targets,
  chosen,
  dragged,
  width,
  tabbable,
  ref,
  onTap,
  onPointerDown,
  onFocus,
}: Props) {
  const t = useTranslations('board')
  const joined = useJoined()
  const playable = targets !== null && targets.length > 0
  const places = (targets ?? []).map(({ end, value, points }) =>
    t('playableAt', { end: endName(end), value: value ?? 0, points }),
  )
  const words =
    targets === null
      ? tile
      : playable
        ? t('playableTile', { tile, places: joined.clauses(places) })
        : t('unplayableTile', { tile })
  return (
    <button
      ref={ref}
      type="button"
      data-tile={tile}
      aria-label={chosen ? t('chosenTile', { words }) : words}
      aria-pressed={chosen}
      aria-disabled={!playable}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => onTap(event.detail === 0)}
      onPointerDown={playable ? onPointerDown : undefined}
      className={clsx(
        'relative rounded-md transition-[translate,opacity,filter]',
        playable ? 'cursor-grab touch-none' : 'cursor-default',
        targets !== null && !playable && 'opacity-55 saturate-50',
        playable && !chosen && 'hover:-translate-y-1.5',
        chosen && '-translate-y-2.5',
        dragged && 'opacity-25',
      )}
    >
      <TileSvg tile={tile} half={width} className="block" />
      {playable && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-x-[22%] -bottom-1.5 h-1 forced-color-adjust-none rounded-full transition-colors',
            chosen ? 'bg-felt-ink' : 'bg-count',
          )}
        />
      )}
      {chosen && (
        <span aria-hidden className="absolute inset-[2%] forced-color-adjust-none rounded-[15%/8%] ring-3 ring-count" />
      )}
    </button>
  )
}
