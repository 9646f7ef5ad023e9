'use client'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'
import { AccountMenu } from './AccountMenu'
import { WhereaboutsBar } from './WhereaboutsBar'
import { Words } from './Words'

/** What `SignedIn` brings later, in one part: each within the words it needs. */
export function SpokenBar(props: { initial: Whereabouts; playerId: string }) {
  return (
    <Words>
      <WhereaboutsBar {...props} />
    </Words>
  )
}

export function SpokenMenu({ me }: { me: Me }) {
  return (
    <Words>
      <AccountMenu me={me} />
    </Words>
  )
}
