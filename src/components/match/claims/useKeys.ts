'use client'
import { useEffect, useRef } from 'react'
import { readFeel } from '../../../client/feel/feelSettings'

/**
 * Whether a key may mean something at the table: nobody has taken it, nothing is being typed, no dialog is open, and if it
 * is a letter, a digit or a sign, these are not switched off. One that is held down means it once: a second tap on a tile
 * would place it.
 */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key.length === 1 && !readFeel().singleKeys) return false
  const target = event.target as HTMLElement
  return !target.closest('input:not([type="radio"]), textarea, select, [role="dialog"], [role="alertdialog"]')
}

/** Single keys, wherever the focus is, unless something is being typed or a dialog is open. A handler says whether it took the key. */
export function useKeys(take: (key: string) => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForTable(event) && latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
