'use client'
import { useEffect, useRef } from 'react'
import { isForTable } from './claims/useKeys'
import type { Play } from './usePlay'

type Meanings = {
  /** While points are being named the digits mean those. */
  readonly naming: boolean
  readonly onHelp: () => void
  /** Null while no round has ended that waits for the player. */
  readonly onReady: (() => void) | null
}

/**
 * Keys that work wherever the focus is, unless something is being typed or a dialog is open.
 */
export function useMatchKeys(play: Play, { naming, onHelp, onReady }: Meanings): void {
  const latest = useRef({ play, naming, onHelp, onReady })
  useEffect(() => {
    latest.current = { play, naming, onHelp, onReady }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      const target = event.target as HTMLElement
      const { play, naming, onHelp, onReady } = latest.current
      if (event.key === '?') return onHelp()
      if (event.key.toLowerCase() === 'r') return onReady?.()
      if (naming) return
      if (event.key === 'Escape' && play.chosen) return play.cancel()
      if (/^[1-9]$/.test(event.key)) {
        const tile = play.hand.filter((held) => play.playable?.has(held))[Number(event.key) - 1]
        if (tile) play.tapTile(tile, true)
        return
      }
      const idle = target === document.body || target.id === 'content'
      if (idle && event.key.startsWith('Arrow')) {
        event.preventDefault()
        play.focusHand()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
