'use client'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { notify } from '../ui/notify'
import { useTrouble } from './useTrouble'

/** Says in a short message what went wrong, with the way to the match or table that stands in between. */
export function useTellError(): (error: unknown) => void {
  const router = useRouter()
  const troubleOf = useTrouble()
  return useCallback(
    (error) => {
      const { text, way } = troubleOf(error)
      void notify('error', text, way ? { label: way.label, onClick: () => router.push(way.path) } : undefined)
    },
    [router, troubleOf],
  )
}
