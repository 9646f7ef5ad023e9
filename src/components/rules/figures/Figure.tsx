import clsx from 'clsx'
import type { ReactNode } from 'react'
import { halvesOf, type Tile } from '../../../engine/board/tile'
import { TileFace } from '../../board/tile/TileFace'

/** A small drawing on felt, 96 by 64 units; the words beside it say the same. */
export function Figure({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 96 64" className={clsx('felt w-full rounded-md', className)}>
      {children}
    </svg>
  )
}

type Lying = {
  /** Null shows its back. */
  tile: Tile | null
  x: number
  y: number
  half: number
  /** Upright instead of lying. */
  upright?: boolean
  /** The lower half first: to the left, or on top. */
  turned?: boolean
}

/** A tile in a drawing, by its middle. */
export function FigureTile({ tile, x, y, half, upright = false, turned = false }: Lying) {
  const halves = tile && halvesOf(tile)
  return (
    <g transform={`translate(${x} ${y}) scale(${half})`}>
      <TileFace halves={halves && turned ? [halves[1], halves[0]] : halves} vertical={upright} />
    </g>
  )
}

/** Points gained, brass, or lost, red. */
export function FigurePoints({ x, y, text, lost }: { x: number; y: number; text: string; lost?: boolean }) {
  return (
    <g>
      <rect x={x - 15} y={y - 9} width="30" height="18" rx="9" className={lost ? 'fill-tile-alarm' : 'fill-count'} />
      <FigureText x={x} y={y} text={text} className={lost ? 'fill-felt-ink' : 'fill-count-ink'} />
    </g>
  )
}

type Words = { x: number; y: number; text: string; size?: number; className?: string }

/** Figures within a drawing, by their middle. */
export function FigureText({ x, y, text, size = 12, className = 'fill-felt-ink' }: Words) {
  return (
    <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={size} className={clsx('figures font-bold', className)}>
      {text}
    </text>
  )
}
