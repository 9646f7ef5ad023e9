'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { putPushed } from '../../client/putPushed'
import { usePushes } from '../../client/socket'
import { useTRPC } from '../../client/trpc'
import type { Whereabouts } from '../../contract/table'

/** Where the signed-in player is expected: asked once, then as pushed. Undefined for visitors and until known. */
export function useWhereabouts(signedIn: boolean, initial?: Whereabouts): Whereabouts | undefined {
  const trpc = useTRPC()
  const client = useQueryClient()
  const { data } = useQuery({
    ...trpc.player.whereabouts.queryOptions(),
    enabled: signedIn,
    initialData: initial,
    refetchInterval: 60_000,
  })
  usePushes({ 'player:whereabouts': (pushed) => void putPushed(client, trpc.player.whereabouts.queryKey(), pushed) })
  return data
}
