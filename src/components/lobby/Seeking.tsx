'use client'
import { useTranslations } from 'next-intl'
import { RATED_A_DAY } from '../../contract/offers'
import type { Seek } from '../../contract/table'
import { Button } from '../ui/Button'
import { ClockText } from '../ui/ClockText'
import { useJoined } from '../ui/useJoined'
import { useNow } from '../ui/useNow'

/** The wait for an opponent: how long, how wide, how many. */
export function Seeking({ seek, busy, onCancel }: { seek: Seek; busy: boolean; onCancel: () => void }) {
  const t = useTranslations('lobby')
  const joined = useJoined()
  const now = useNow(seek.since)
  const rated = !seek.pool.startsWith('casual')
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold text-lg">
        {t('seeking')}
      </p>
      <p className="flex items-baseline gap-2">
        <span className="text-felt-muted">{t('seekingFor')}</span>
        <ClockText ms={now - seek.since} className="font-semibold text-xl" />
      </p>
      <p className="text-felt-muted text-sm">
        {joined.sentences([
          rated ? t('seekingWindow', { window: seek.window }) : t('seekingAnyone'),
          t('seekingCount', { count: seek.waiting }),
          ...(seek.metTooOften > 0 ? [t('seekingMet', { count: seek.metTooOften, limit: RATED_A_DAY })] : []),
        ])}
      </p>
      <Button busy={busy} onClick={onCancel} wide>
        {t('cancel')}
      </Button>
    </div>
  )
}
