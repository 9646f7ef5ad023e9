'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { betterOffset } from '../../client/match/serverTime'
import { useRoom } from '../../client/socket'
import { useTRPC } from '../../client/trpc'
import type { MatchState } from '../../contract/match'

/** How often a match that has yet to begin is read again, besides what is pushed, in milliseconds. */
const READ_MS = 3_000

/**
 * A match before its first event, live. `onBegun` is given the match once it has begun. `offset` is how far the server's
 * clock is ahead of the browser's, in milliseconds.
 */
export function useSealing(
  initial: MatchState,
  onBegun: (match: MatchState) => void,
): { match: MatchState; offset: number } {
  const trpc = useTRPC()
  const matchId = initial.id
  const { data, refetch, dataUpdatedAt } = useQuery({
    ...trpc.match.get.queryOptions({ matchId }),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? READ_MS : false),
  })
  const [offset, setOffset] = useState<number | null>(null)
  useEffect(() => {
    if (dataUpdatedAt > 0) setOffset((held) => betterOffset(held, data.now, dataUpdatedAt))
  }, [data.now, dataUpdatedAt])
  const reread = () => void refetch()
  useRoom(
    { kind: 'match', matchId },
    { 'match:sealing': (pushed) => pushed.matchId === matchId && reread(), 'match:events': reread },
    reread,
  )
  useEffect(() => {
    if (data.sealing === null) onBegun(data)
  }, [data, onBegun])
  return { match: data, offset: offset ?? 0 }
}
