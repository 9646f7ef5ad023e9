'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import { surely } from '../../client/surely'
import { whenLoaded } from '../../client/useLoaded'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'

const loadParts = async () => {
  await whenLoaded()
  return surely(() => import('./SignedInParts'))
}
const WhereaboutsBar = lazy(() => loadParts().then((parts) => ({ default: parts.SpokenBar })))
const AccountMenu = lazy(() => loadParts().then((parts) => ({ default: parts.SpokenMenu })))

/** What the frame of the site has for somebody signed in. Visitors don't load what it needs. */
export function SignedInBar(props: { initial: Whereabouts; playerId: string }) {
  return (
    <Suspense>
      <WhereaboutsBar {...props} />
    </Suspense>
  )
}

/** `children` is what it looks like until it can be opened. */
export function SignedInMenu({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <AccountMenu me={me} />
    </Suspense>
  )
}
