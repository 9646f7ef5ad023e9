'use client'
import { useTranslations } from 'next-intl'
import { Button } from '../../ui/Button'
import type { Calls } from './useCalls'
import { useKeys } from './useKeys'

type Props = {
  calls: Calls
  /** While numbers are on offer. */
  hidden: boolean
  busy: boolean
}

/** Under `steal`: the call on the last placement, and the draw or the pass that waits for its button. Its height never changes. */
export function CallBar({ calls, hidden, busy }: Props) {
  const t = useTranslations('match')
  const { mayCall, awaitedSince, forced } = calls
  const callable = mayCall && awaitedSince === null && !hidden
  useKeys((key) => {
    const wanted = key.toLowerCase()
    if (busy || hidden) return false
    if (wanted === 'm' && callable) calls.ask()
    else if ((wanted === 'd' && forced === 'draw') || (wanted === 'p' && forced === 'pass')) calls.force()
    else return false
    return true
  })
  return (
    <div className="flex min-h-12 items-center justify-center gap-2">
      {callable && (
        <Button onClick={calls.ask} disabled={busy}>
          {t('muggins')}
        </Button>
      )}
      {forced && !hidden && (
        <Button look="primary" onClick={calls.force} busy={busy}>
          {t(forced)}
        </Button>
      )}
    </div>
  )
}
