'use client'
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Tile } from '../../../engine/board/tile'

/** Pixels before a press becomes a drag, and from an end within which a dragged tile snaps to it. */
const DRAG_FROM = 7
const SNAP = 74

/** CSS pixels of half the dragged tile. */
export const GHOST_HALF = 44

export type TileDrag = {
  /** What is being dragged, and the name of the end it would fall on. */
  readonly dragged: { readonly tile: Tile; readonly near: string | null } | null
  /** The picture that follows the pointer. */
  readonly ghostRef: RefObject<HTMLDivElement | null>
  readonly onPointerDown: (tile: Tile, event: ReactPointerEvent) => void
  /** Whether the click that now comes ends a drag and is none. */
  readonly swallowsClick: () => boolean
}

function nearestEnd(x: number, y: number): { name: string; x: number; y: number } | null {
  let best: { name: string; x: number; y: number; distance: number } | null = null
  for (const element of document.querySelectorAll<HTMLElement>('[data-end]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [cx, cy] = [left + width / 2, top + height / 2]
    const distance = Math.hypot(Math.max(0, Math.abs(x - cx) - width / 2), Math.max(0, Math.abs(y - cy) - height / 2))
    if (distance < SNAP && (!best || distance < best.distance))
      best = { name: element.dataset.end ?? '', x: cx, y: cy, distance }
  }
  return best
}

/** How large the line's tiles are beside the dragged one. */
function lineScale(): number {
  const box = document.querySelector('[data-line-tile]')?.getBoundingClientRect()
  return box ? Math.min(1, Math.max(box.width, box.height) / (2 * GHOST_HALF)) : 1
}

/**
 * Dragging a tile from the hand to an end, by mouse, pen or finger. `onStart` takes the tile up, so that the ends it
 * may go to appear; `onDrop` gets the name of the end it was let go at, or null.
 */
export function useTileDrag(onStart: (tile: Tile) => void, onDrop: (tile: Tile, end: string | null) => void): TileDrag {
  const [dragged, setDragged] = useState<TileDrag['dragged']>(null)
  const ghostRef = useRef<HTMLDivElement>(null)
  const swallow = useRef(false)
  const stop = useRef<() => void>(() => {})
  const latest = useRef({ onStart, onDrop })
  useEffect(() => {
    latest.current = { onStart, onDrop }
  })
  useEffect(() => () => stop.current(), [])

  const onPointerDown = useCallback((tile: Tile, event: ReactPointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    swallow.current = false
    const { pointerId, clientX: fromX, clientY: fromY } = event
    let dragging = false
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      const [x, y] = [moved.clientX, moved.clientY]
      if (!dragging && Math.hypot(x - fromX, y - fromY) < DRAG_FROM) return
      if (!dragging) {
        dragging = true
        latest.current.onStart(tile)
      }
      const end = nearestEnd(x, y)
      const near = end?.name ?? null
      setDragged((held) => (held?.near === near && held.tile === tile ? held : { tile, near }))
      const ghost = ghostRef.current
      if (!ghost) return
      // At an end it lies there, as large as the line; else it is where the pointer is, above a finger.
      ghost.style.transition = end ? 'transform var(--motion-fast)' : ''
      ghost.style.transform = end
        ? `translate(${end.x}px, ${end.y}px) translate(-50%, -50%) scale(${lineScale()})`
        : `translate(${x}px, ${y}px) translate(-50%, ${moved.pointerType === 'touch' ? -84 : -62}%)`
    }
    const finish = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      stop.current()
      if (!dragging) return
      swallow.current = true
      // The click that belongs to this release, if there is one, comes before the next task.
      setTimeout(() => {
        swallow.current = false
      })
      const end = ended.type === 'pointerup' ? nearestEnd(ended.clientX, ended.clientY) : null
      latest.current.onDrop(tile, end?.name ?? null)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', finish)
    window.addEventListener('pointercancel', finish)
    stop.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', finish)
      window.removeEventListener('pointercancel', finish)
      setDragged(null)
    }
  }, [])

  const swallowsClick = useCallback(() => {
    const swallowed = swallow.current
    swallow.current = false
    return swallowed
  }, [])
  return { dragged, ghostRef, onPointerDown, swallowsClick }
}
