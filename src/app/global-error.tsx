'use client'
import { lazy, Suspense } from 'react'
import { surely } from '../client/surely'
import './globals.css'

const SiteFailure = lazy(() =>
  surely(() => import('../components/site/SiteFailure')).then((module) => ({ default: module.SiteFailure })),
)

/** Shown when not even the frame of the site could be made. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body className="grid place-items-center">
        <Suspense>
          <SiteFailure reset={reset} />
        </Suspense>
      </body>
    </html>
  )
}
