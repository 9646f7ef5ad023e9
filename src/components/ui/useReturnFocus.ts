'use client'
import { useRef } from 'react'

type ReturnFocus = { readonly onOpenAutoFocus: () => void; readonly onCloseAutoFocus: (event: Event) => void }

/** For a window opened by state alone: the focus goes back to what had it before, where that is still there. */
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}
