'use client'
import { useEffect, useRef } from 'react'

/** Single keys, wherever the focus is, unless something is being typed or a dialog is open. A handler says whether it took the key. */
export function useKeys(take: (key: string) => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (target.closest('input:not([type="radio"]), textarea, select, [role="dialog"], [role="alertdialog"]')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
