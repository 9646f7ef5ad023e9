'use client'
import { lazy, Suspense } from 'react'
import { surely } from '../../client/surely'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'

const Matches = lazy(() => surely(() => import('./MemberParts')).then((parts) => ({ default: parts.Matches })))
const Play = lazy(() => surely(() => import('./MemberParts')).then((parts) => ({ default: parts.Play })))

const Bot = lazy(() => surely(() => import('./MemberParts')).then((parts) => ({ default: parts.Bot })))

/** What the front page has for somebody signed in. Visitors don't load what it needs. */
export function MemberMatches(props: { whereabouts: Whereabouts; now: number; className: string }) {
  return (
    <Suspense>
      <Matches {...props} />
    </Suspense>
  )
}

export function MemberPlay(props: { me: Me; whereabouts: Whereabouts | null }) {
  return (
    <Suspense>
      <Play {...props} />
    </Suspense>
  )
}

export function MemberBot({ me }: { me: Me }) {
  return (
    <Suspense>
      <Bot me={me} />
    </Suspense>
  )
}
