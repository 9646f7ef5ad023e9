'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { putPushed } from '../../client/putPushed'
import { usePushes } from '../../client/socket'
import { useTRPC } from '../../client/trpc'
import type { Whereabouts } from '../../contract/table'

/** How often it is asked again, should a push have been lost: while the player waits for somebody, and otherwise. */
const SOON_MS = 4_000
const LATER_MS = 60_000

/** Whether something may begin for the player any moment, or be waited for, that is not what the page shows. */
function isAwaiting({ tableId, seek, liveMatches }: Whereabouts, path: string): boolean {
  const elsewhere = liveMatches.filter(({ matchId }) => path !== `/match/${matchId}`)
  return tableId !== null || seek !== null || elsewhere.some(({ slow }) => !slow)
}

/**
 * Where the signed-in player is expected: asked once, then as pushed. Undefined for visitors and until known. Asked again
 * now and then, and with every `path`, by the one that says on which the page is.
 */
export function useWhereabouts(signedIn: boolean, initial?: Whereabouts, path?: string): Whereabouts | undefined {
  const trpc = useTRPC()
  const client = useQueryClient()
  const { data, refetch } = useQuery({
    ...trpc.player.whereabouts.queryOptions(),
    enabled: signedIn,
    initialData: initial,
    refetchInterval: ({ state: { data } }) =>
      path === undefined ? false : data && isAwaiting(data, path) ? SOON_MS : LATER_MS,
  })
  // What leads to another page mostly changes it, too: a seat taken, a match begun.
  const asked = useRef(path)
  useEffect(() => {
    if (asked.current !== path) void refetch()
    asked.current = path
  }, [path, refetch])
  usePushes({ 'player:whereabouts': (pushed) => void putPushed(client, trpc.player.whereabouts.queryKey(), pushed) })
  return data
}
