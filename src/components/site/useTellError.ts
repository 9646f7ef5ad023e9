'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { errorData } from '../../client/trpc'
import { notify } from '../ui/notify'
import { useErrorText } from '../ui/useErrorText'

/** Says in a short message what went wrong, with the way to the match or table that stands in between. */
export function useTellError(): (error: unknown) => void {
  const t = useTranslations('site')
  const router = useRouter()
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      const data = errorData(error)
      const way = data?.matchId
        ? { label: t('return', { count: 1 }), path: `/match/${data.matchId}` }
        : data?.tableId
          ? { label: t('toTable'), path: `/table/${data.tableId}` }
          : null
      void notify(
        'error',
        errorText(error),
        way ? { label: way.label, onClick: () => router.push(way.path) } : undefined,
      )
    },
    [t, router, errorText],
  )
}
