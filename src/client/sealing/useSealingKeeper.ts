'use client'

import { useCallback, useEffect, useMemo } from 'react'
import type { Sealing } from '../../contract/sealing'
import type { Whereabouts } from '../../contract/table'
import { usePushes } from '../socket'
import { useTRPCClient } from '../trpc'
import { createKeeper } from './keeper'
import { createReceipts } from './receipts'

/** How often a match that has yet to begin is asked about, besides what is pushed, in milliseconds. */
const ASK_MS = 2_000

function ownStorage() {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

type Server = ReturnType<typeof useTRPCClient>

function makeKeeper(server: Server) {
  return createKeeper({
    commit: (commit) => server.match.commit.mutate(commit),
    reveal: (reveal) => server.match.reveal.mutate(reveal),
    ask: (matchId) => server.match.sealing.query({ matchId }),
    receipts: createReceipts(ownStorage()),
    draw: () => crypto.getRandomValues(new Uint8Array(32)),
  })
}

/** Has this browser contribute to the deals of its player's matches, whatever page is open (R9.2). */
export function useSealingKeeper(playerId: string, whereabouts: Whereabouts): void {
  const server = useTRPCClient()
  const keeper = useMemo(() => makeKeeper(server), [server])

  const consider = useCallback(
    (sealing: Sealing | null) => {
      // Where the server is out of reach, the next asking tries again.
      if (sealing) keeper(sealing, playerId).catch(() => undefined)
    },
    [keeper, playerId],
  )
  usePushes({ 'match:sealing': ({ sealing }) => consider(sealing) })

  const waiting = whereabouts.liveMatches.flatMap(({ matchId, sealing }) => (sealing ? [matchId] : [])).join(' ')
  useEffect(() => {
    if (waiting === '') return
    const ask = () => {
      for (const matchId of waiting.split(' ')) {
        server.match.sealing.query({ matchId }).then(consider, () => undefined)
      }
    }
    ask()
    const asking = setInterval(ask, ASK_MS)
    return () => clearInterval(asking)
  }, [waiting, server, consider])
}
