'use client'
import dynamic from 'next/dynamic'
import { surely } from '../../client/surely'
import { useLoaded } from '../../client/useLoaded'

const Toasts = dynamic(() => surely(() => import('./Toasts')).then((module) => module.Toasts), { ssr: false })

/** The place for short messages; it comes after the page itself, which doesn't wait for it. */
export function Toaster() {
  return useLoaded() && <Toasts />
}
