'use client'
import dynamic from 'next/dynamic'

/** The place for short messages; it comes after the page itself, which doesn't wait for it. */
export const Toaster = dynamic(() => import('./Toasts').then((module) => module.Toasts), { ssr: false })
