'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { errorData } from '../../client/callErrors'
import type { ErrorData } from '../../contract/error'
import { RATED_A_DAY } from '../../contract/offers'
import { useTimeText } from './ClockText'
import { useWaitText } from './useWaitText'

/** Words for any failed call: by its code, for a refusal by the engine's code and the rule it cites. */
export function useErrorText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const refusals = useTranslations('refusals')
  const timeText = useTimeText()
  const waitText = useWaitText()
  return useCallback(
    (error: unknown) => {
      const data: ErrorData | null = errorData(error)
      if (!data) return errors('offline')
      if (data.refusal) {
        const reason = refusals(data.refusal.code)
        return data.refusal.rule ? errors('refusedRule', { reason, rule: data.refusal.rule }) : reason
      }
      if (data.code === 'tooMany') return waitText(data.retryAfterS)
      if (data.code === 'ratedPaused' || data.code === 'metTooOften') {
        const time = timeText((data.retryAfterS ?? 0) * 1000)
        return data.retryAfterS ? errors(`${data.code}For`, { time, count: RATED_A_DAY }) : errors(data.code)
      }
      return errors(data.code)
    },
    [errors, refusals, timeText, waitText],
  )
}
