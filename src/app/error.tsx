'use client'
import { lazy, Suspense } from 'react'
import { surely } from '../client/surely'

const PageFailure = lazy(() =>
  surely(() => import('../components/site/PageFailure')).then((module) => ({ default: module.PageFailure })),
)

/** Shown in place of a page that failed; the header stays. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <PageFailure reset={reset} />
    </Suspense>
  )
}
