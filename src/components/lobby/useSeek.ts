'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import { errorData, useTRPC } from '../../client/trpc'
import type { Seek } from '../../contract/table'
import { useWhereabouts } from '../site/useWhereabouts'
import { useErrorText } from '../ui/useErrorText'

/** The signed-in player's wish for an opponent: what it stands at, starting and stopping it. */
export function useSeek(signedIn: boolean) {
  const t = useTranslations('site')
  const trpc = useTRPC()
  const client = useQueryClient()
  const router = useRouter()
  const errorText = useErrorText()
  const whereabouts = useWhereabouts(signedIn)
  const whereaboutsKey = trpc.player.whereabouts.queryKey()
  const show = (seek: Seek | null) => {
    client.setQueryData(whereaboutsKey, (held) => held && { ...held, seek: seek ?? held.seek })
    void client.invalidateQueries({ queryKey: whereaboutsKey })
  }
  const onError = (error: unknown) => {
    const data = errorData(error)
    const path = data?.matchId ? `/match/${data.matchId}` : data?.tableId ? `/table/${data.tableId}` : null
    const label = data?.matchId ? t('return', { count: 1 }) : t('toTable')
    toast.error(errorText(error), path ? { action: { label, onClick: () => router.push(path) } } : {})
  }
  const start = useMutation(trpc.seek.start.mutationOptions({ onSuccess: show, onError }))
  const cancel = useMutation(
    trpc.seek.cancel.mutationOptions({
      onSuccess: () => client.setQueryData(whereaboutsKey, (held) => held && { ...held, seek: null }),
      onError,
    }),
  )
  return { seek: whereabouts?.seek ?? null, start, cancel }
}
