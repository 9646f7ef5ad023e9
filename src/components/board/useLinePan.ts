'use client'
import { type RefObject, useEffect } from 'react'
import type { End } from '../../engine/board/line'
import type { Tile } from '../../engine/board/tile'
import type { Tabled } from './geometry/tableFor'

type Shown = {
  readonly tabled: Tabled | null
  readonly last: Tile | null
  /** The ends that the chosen tile may go to. */
  readonly aims: readonly (End | null)[]
}

// Only for a table that is larger than what is seen of it; where it can't be fetched, the next tile asks again.
const loadPane = () => import('./pane').catch(() => null)

/**
 * Lets a table be moved that is larger than what is seen of it, and keeps in sight what matters: the places that one may
 * choose from, else where the last tile came to lie and the ends.
 */
export function useLinePan(paneRef: RefObject<HTMLElement | null>, { tabled, last, aims }: Shown, label: string): void {
  const pans = tabled?.pans ?? false
  useEffect(() => {
    if (!pans) return
    const opened = loadPane().then((module) => paneRef.current && module?.openPane(paneRef.current, label))
    return () => void opened.then((close) => close?.())
  }, [paneRef, pans, label])
  const aimed = aims.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the aims by their names
  useEffect(() => {
    if (!tabled?.pans) return
    const { half, tiles, ends } = tabled.placed
    void loadPane().then((module) => {
      if (!module || !paneRef.current) return
      const targets = ends.filter(({ end }) => aims.includes(end))
      const areas =
        targets.length > 0
          ? targets.map((target) => module.areaAround(target, 44))
          : [...tiles.filter(({ tile }) => tile === last), ...ends].map((spot) => module.areaAround(spot, 2 * half))
      module.reveal(paneRef.current, areas)
    })
  }, [paneRef, tabled, last, aimed])
}
