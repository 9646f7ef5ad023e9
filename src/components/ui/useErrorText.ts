'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { errorData } from '../../client/trpc'
import type { ErrorData } from '../../contract/error'

/** Words for any failed call: by its code, for a refusal by the engine's code and the rule it cites. */
export function useErrorText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const refusals = useTranslations('refusals')
  return useCallback(
    (error: unknown) => {
      const data: ErrorData | null = errorData(error)
      if (!data) return errors('offline')
      if (data.refusal) {
        const reason = refusals(data.refusal.code)
        return data.refusal.rule ? errors('refusedRule', { reason, rule: data.refusal.rule }) : reason
      }
      if (data.code === 'tooMany' && data.retryAfterS) return errors('tooManyWait', { seconds: data.retryAfterS })
      if (data.code === 'ratedPaused' || data.code === 'metTooOften') {
        const minutes = Math.ceil((data.retryAfterS ?? 0) / 60)
        const time = errors('minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        return data.retryAfterS ? errors(`${data.code}For`, { time }) : errors(data.code)
      }
      return errors(data.code)
    },
    [errors, refusals],
  )
}
