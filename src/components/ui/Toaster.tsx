'use client'
import { lazy, Suspense } from 'react'
import { surely } from '../../client/surely'
import { useLoaded } from '../../client/useLoaded'

const Toasts = lazy(() => surely(() => import('./Toasts')).then((module) => ({ default: module.Toasts })))

/** The place for short messages; it comes after the page itself, which doesn't wait for it. */
export function Toaster() {
  const loaded = useLoaded()
  return <Suspense>{loaded && <Toasts />}</Suspense>
}
