'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTRPC } from '../../client/trpc'

const RENEW_MS = 5_000

/** Keeps a wish for an opponent alive while a page is open, and its numbers fresh. */
export function SeekKeeper() {
  const trpc = useTRPC()
  const client = useQueryClient()
  const key = trpc.player.whereabouts.queryKey()
  const { mutate } = useMutation(
    trpc.seek.renew.mutationOptions({
      onSuccess: (seek) => {
        // A seek that has ended has mostly become a match: both are read together.
        if (seek) client.setQueryData(key, (held) => held && { ...held, seek })
        else void client.invalidateQueries({ queryKey: key })
      },
    }),
  )
  useEffect(() => {
    const renewing = setInterval(() => mutate(), RENEW_MS)
    return () => clearInterval(renewing)
  }, [mutate])
  return null
}
