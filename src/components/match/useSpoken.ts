'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { spokenSums } from './spokenSums'

/** A text as it is said to screen readers, the signs of its sums in words. */
export function useSpoken(): (text: string) => string {
  const t = useTranslations('match.signs')
  return useCallback(
    (text) => spokenSums(text, { plus: t('plus'), minus: t('minus'), equals: t('equals'), rounded: t('rounded') }),
    [t],
  )
}
