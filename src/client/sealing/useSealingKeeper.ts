'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Sealing } from '../../contract/sealing'
import type { Whereabouts } from '../../contract/table'
import { usePushes } from '../socket'
import { useTRPCClient } from '../trpc'

/** How often a match that has yet to begin is asked about, besides what is pushed, in milliseconds. */
const ASK_MS = 2_000

/** The code that hashes is fetched by those alone who are about to play. */
const loadKeeper = () => Promise.all([import('./keeper'), import('./receipts')])

function ownStorage() {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

type Server = ReturnType<typeof useTRPCClient>

async function makeKeeper(server: Server) {
  const [{ createKeeper }, { createReceipts }] = await loadKeeper()
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
  const made = useRef<ReturnType<typeof makeKeeper> | null>(null)

  const consider = useCallback(
    async (sealing: Sealing | null) => {
      if (!sealing?.seats.some((seat) => seat.playerId === playerId && seat.contributes)) return
      made.current ??= makeKeeper(server)
      const keeper = await made.current.catch(() => null)
      if (!keeper) made.current = null
      // Where the server is out of reach, the next asking tries again.
      await keeper?.(sealing, playerId).catch(() => undefined)
    },
    [playerId, server],
  )
  usePushes({ 'match:sealing': ({ sealing }) => void consider(sealing) })

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

  const soon = whereabouts.tableId !== null || whereabouts.seek !== null
  useEffect(() => {
    if (soon) loadKeeper().catch(() => undefined)
  }, [soon])
}
