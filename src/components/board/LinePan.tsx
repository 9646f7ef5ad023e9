'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect } from 'react'
import type { End } from '../../engine/board/line'
import type { Tile } from '../../engine/board/tile'
import type { Tabled } from './geometry/tableFor'
import { type Area, areaAround, fadePane, openPane, reveal } from './pane'

type Props = {
  /** What the table is seen through. */
  paneRef: RefObject<HTMLElement | null>
  tabled: Tabled
  last: Tile | null
  /** The ends that the chosen tile may go to; null while none is chosen. */
  aims: readonly (End | null)[] | null
}

/** What is to be seen: the places that one may choose from, else where the last tile came to lie and the ends. */
function areasOf({ placed: { half, tiles, ends } }: Tabled, last: Tile | null, aims: Props['aims']): Area[] {
  const aimed = ends.filter(({ end }) => aims?.includes(end))
  if (aimed.length > 0) return aimed.map((end) => areaAround(end, 44))
  return [...tiles.filter(({ tile }) => tile === last), ...ends].map((spot) => areaAround(spot, 2 * half))
}

/**
 * Lets a table be moved that is larger than what is seen of it: by finger, wheel and keys as anything that scrolls, by
 * dragging with a mouse; keeps what matters in sight, and fades the edges beyond which there is more.
 */
export function LinePan({ paneRef, tabled, last, aims }: Props) {
  const t = useTranslations('board')
  const label = t('pan')
  const key = aims?.join() ?? null
  useEffect(() => (paneRef.current ? openPane(paneRef.current, label) : undefined), [paneRef, label])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the aims by their names
  useEffect(() => {
    const pane = paneRef.current
    if (!pane) return
    reveal(pane, areasOf(tabled, last, aims))
    fadePane(pane)
  }, [paneRef, tabled, last, key])
  return null
}
