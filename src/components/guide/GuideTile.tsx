'use client'
import type { ComponentProps } from 'react'
import { TileFace } from '../board/tile/TileFace'

/** A tile that the browser draws: of the rulebook's hundreds each is sent as its two numbers, not once more as a drawing. */
export function GuideTile(tile: ComponentProps<typeof TileFace>) {
  return <TileFace {...tile} />
}
