'use client'
import { lazy, type ReactNode, Suspense } from 'react'
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

/** `children` is what it looks like until it can be used: what comes later takes no other room. */
export function MemberPlay({ children, ...props }: { me: Me; whereabouts: Whereabouts | null; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Play {...props} />
    </Suspense>
  )
}

export function MemberBot({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Bot me={me} />
    </Suspense>
  )
}
