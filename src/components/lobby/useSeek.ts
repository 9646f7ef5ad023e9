'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../client/trpc'
import type { Seek } from '../../contract/table'
import { useTellError } from '../site/useTellError'
import { useWhereabouts } from '../site/useWhereabouts'

/** The signed-in player's wish for an opponent: what it stands at, starting and stopping it. */
export function useSeek() {
  const trpc = useTRPC()
  const client = useQueryClient()
  const tellError = useTellError()
  const whereabouts = useWhereabouts(true)
  const whereaboutsKey = trpc.player.whereabouts.queryKey()
  const show = (seek: Seek | null) => {
    client.setQueryData(whereaboutsKey, (held) => held && { ...held, seek: seek ?? held.seek })
    void client.invalidateQueries({ queryKey: whereaboutsKey })
  }
  const start = useMutation(trpc.seek.start.mutationOptions({ onSuccess: show, onError: tellError }))
  const cancel = useMutation(
    trpc.seek.cancel.mutationOptions({
      onSuccess: () => client.setQueryData(whereaboutsKey, (held) => held && { ...held, seek: null }),
      onError: tellError,
    }),
  )
  return { seek: whereabouts?.seek ?? null, start, cancel }
}
