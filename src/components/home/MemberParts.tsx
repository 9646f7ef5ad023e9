'use client'
import { TRPCProvider } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { Whereabouts } from '../../contract/table'
import { BotMatch } from '../lobby/BotMatch'
import { PlayNow } from '../lobby/PlayNow'
import { YourMatches } from '../lobby/YourMatches'
import { Words } from '../site/Words'

type MatchesProps = { whereabouts: Whereabouts; now: number; className: string }

export function Matches({ whereabouts, now, className }: MatchesProps) {
  return (
    <Words>
      <TRPCProvider whereabouts={whereabouts}>
        <YourMatches initial={whereabouts} now={now} className={className} />
      </TRPCProvider>
    </Words>
  )
}

export function Play({ me, whereabouts }: { me: Me; whereabouts: Whereabouts | null }) {
  return (
    <Words>
      <TRPCProvider whereabouts={whereabouts}>
        <PlayNow me={me} />
      </TRPCProvider>
    </Words>
  )
}

export function Bot({ me }: { me: Me }) {
  return (
    <Words>
      <BotMatch me={me} />
    </Words>
  )
}
