'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { stepFrom } from './stepFrom'

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
