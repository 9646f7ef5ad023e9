'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { errorData } from '../../client/callErrors'
import { useErrorText } from '../ui/useErrorText'

/** What went wrong, in words, and the way to the match or table that stands in between. */
export type Trouble = { readonly text: string; readonly way: { readonly label: string; readonly path: string } | null }

/** Puts what a call failed with into words. */
export function useTrouble(): (error: unknown) => Trouble {
  const t = useTranslations('site')
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      const data = errorData(error)
      const way = data?.matchId
        ? { label: t('return', { count: 1 }), path: `/match/${data.matchId}` }
        : data?.tableId
          ? { label: t('toTable'), path: `/table/${data.tableId}` }
          : null
      return { text: errorText(error), way }
    },
    [t, errorText],
  )
}
