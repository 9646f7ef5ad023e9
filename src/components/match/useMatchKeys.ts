'use client'
import { useEffect, useRef } from 'react'
import { isForTable } from './claims/useKeys'
import type { Play } from './usePlay'

/**
 * Keys that work wherever the focus is, unless something is being typed or a dialog is open. While points are being named
 * (`naming`) the digits mean those.
 */
export function useMatchKeys(play: Play, naming: boolean, onHelp: () => void): void {
  const latest = useRef({ play, naming, onHelp })
  useEffect(() => {
    latest.current = { play, naming, onHelp }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      const target = event.target as HTMLElement
      const { play, naming, onHelp } = latest.current
      if (event.key === '?') return onHelp()
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
