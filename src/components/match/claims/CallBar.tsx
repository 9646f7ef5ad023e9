'use client'
import { useTranslations } from 'next-intl'
import { Button } from '../../ui/Button'
import type { Calls } from './useCalls'
import { useKeys } from './useKeys'

/** Under `steal`: the call on the last placement, and the draw or the pass that waits for its button. Its height never changes. */
export function CallBar({ calls, busy }: { calls: Calls; busy: boolean }) {
  const t = useTranslations('match')
  const { mayCall, awaitedSince, naming, forced } = calls
  const callable = mayCall && awaitedSince === null && !naming
  useKeys((key) => {
    const wanted = key.toLowerCase()
    if (busy || naming) return false
    if (wanted === 'm' && callable) calls.ask()
    else if ((wanted === 'd' && forced === 'draw') || (wanted === 'p' && forced === 'pass')) calls.force()
    else return false
    return true
  })
  return (
    <div className="flex min-h-12 items-center justify-center gap-2 px-3">
      {callable && (
        <Button onClick={calls.ask} disabled={busy}>
          {t('muggins')}
        </Button>
      )}
      {forced && !naming && (
        <Button look="primary" onClick={calls.force} busy={busy}>
          {t(forced)}
        </Button>
      )}
    </div>
  )
}
