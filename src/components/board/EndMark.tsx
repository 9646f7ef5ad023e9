'use client'
import clsx from 'clsx'
import type { ComponentProps } from 'react'

type MarkProps = {
  /** CSS pixels: its middle, and the side of half a tile. */
  x: number
  y: number
  half: number
  /** What the end counts; null where it may be played but counts nothing. */
  counts: number | null
}

function placeAt(x: number, y: number, side: number) {
  return { left: x - side / 2, top: y - side / 2, width: side, height: side }
}

/** Beside an open end: what it counts, filled; hollow where it counts nothing. Its words are part of the line's. */
export function EndMark({ x, y, half, counts }: MarkProps) {
  const side = Math.max(20, half * 0.74)
  return (
    <span
      aria-hidden
      style={{ ...placeAt(x, y, side), fontSize: Math.max(12, side * 0.52) }}
      className={clsx(
        'figures pointer-events-none absolute grid place-items-center rounded-full font-bold leading-none transition-[left,top] duration-(--motion-slow) forced-color-adjust-none',
        counts === null ? 'border-2 border-open/80' : 'bg-count text-count-ink',
      )}
    >
      {counts}
    </span>
  )
}

type TargetProps = Omit<MarkProps, 'counts'> &
  ComponentProps<'button'> & { name: string; points: number; near: boolean }

/** An end that the chosen tile may be joined to. What can be touched is larger than what is seen. */
export function EndTarget({ x, y, half, name, points, near, className, ...rest }: TargetProps) {
  const side = Math.max(44, half * 1.1)
  const seen = Math.max(30, half * 0.9)
  return (
    <button
      type="button"
      data-end={name}
      {...rest}
      style={placeAt(x, y, side)}
      className={clsx('group absolute z-10 grid place-items-center rounded-full', className)}
    >
      <span
        aria-hidden
        style={{ width: seen, height: seen, fontSize: Math.max(13, seen * 0.42) }}
        className={clsx(
          'figures grid forced-color-adjust-none place-items-center rounded-full border-3 border-count font-bold leading-none transition-[background-color,color,scale] group-hover:scale-112',
          near
            ? 'scale-125 bg-count text-count-ink'
            : 'bg-felt-edge text-felt-ink group-hover:bg-count group-hover:text-count-ink',
        )}
      >
        {points > 0 ? `+${points}` : <span className="block size-2 rounded-full bg-current" />}
      </span>
    </button>
  )
}
