'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'

/** A step from an address: a whole number from 1 to `total`, `otherwise` where there is none. */
export function stepFrom(text: string | null, total: number, otherwise: number): number {
  const step = text === null || !/^\d{1,9}$/.test(text) ? otherwise : Number(text)
  return Math.min(Math.max(1, step), Math.max(1, total))
}

/**
 * The step that the address names, and ways to another: `go` takes the place of the present address, `jump` leaves it
 * behind for the back button.
 */
export function useStep(total: number, first: number) {
  const step = stepFrom(useSearchParams().get('step'), total, first)
  const go = useCallback((to: number) => window.history.replaceState(null, '', `?step=${to}`), [])
  const jump = useCallback((to: number) => window.history.pushState(null, '', `?step=${to}`), [])
  return { step, go, jump }
}
