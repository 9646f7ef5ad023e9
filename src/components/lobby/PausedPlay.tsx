'use client'
import { CirclePause } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Pause } from '../../contract/table'
import { Button } from '../ui/Button'
import { ClockText } from '../ui/ClockText'
import { useNow } from '../ui/useNow'
import { useUntil } from '../ui/useUntil'

type Props = { pause: Pause; busy: boolean; onSeek: () => void }

/** Instead of the way to a rated match: why it is closed, for how long, and the way to a casual one. */
export function PausedPlay({ pause, busy, onSeek }: Props) {
  const t = useTranslations('lobby')
  const untilText = useUntil()
  const now = useNow(0)
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 rounded-md border border-felt-ink/25 px-3.5 py-3">
        <p className="flex items-center gap-2 font-semibold">
          <CirclePause aria-hidden className="size-5 shrink-0" />
          {t('paused')}
        </p>
        <p className="text-sm">
          {now === 0
            ? t('pausedUntil', { until: untilText(pause.until) })
            : t.rich('pausedFor', {
                until: untilText(pause.until),
                left: () => <ClockText ms={pause.until - now} className="font-semibold" />,
              })}
        </p>
        <p className="text-felt-muted text-sm">{t('pausedWhy', { left: pause.left })}</p>
      </div>
      <Button look="primary" size="large" wide busy={busy} onClick={onSeek}>
        {t('playCasually')}
      </Button>
      <p className="text-felt-muted text-sm">{t('playCasuallyLead')}</p>
    </div>
  )
}
