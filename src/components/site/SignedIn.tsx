'use client'
import { lazy, Suspense } from 'react'
import { surely } from '../../client/surely'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'

const WhereaboutsBar = lazy(() =>
  surely(() => import('./SignedInParts')).then((parts) => ({ default: parts.SpokenBar })),
)
const AccountMenu = lazy(() => surely(() => import('./SignedInParts')).then((parts) => ({ default: parts.SpokenMenu })))

/** What the frame of the site has for somebody signed in. Visitors don't load what it needs. */
export function SignedInBar(props: { initial: Whereabouts; playerId: string }) {
  return (
    <Suspense>
      <WhereaboutsBar {...props} />
    </Suspense>
  )
}

export function SignedInMenu({ me }: { me: Me }) {
  return (
    <Suspense>
      <AccountMenu me={me} />
    </Suspense>
  )
}
