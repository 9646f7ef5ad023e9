import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { PlayerRef } from '../../../contract/player'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'

/** An address's part as it was meant; the not-found page for one that is no text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    notFound()
  }
}

/** The player of an address's part, a name or an id; the not-found page if there is none. Once a request. */
export const namedPlayer = cache(async (part: string): Promise<PlayerRef> => {
  const caller = await pageCaller()
  return orNotFound(caller.player.byName({ name: decoded(part) }))
})
