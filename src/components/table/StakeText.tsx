import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { Stake } from '../../contract/table'
import { ChangeText } from '../ui/ChangeText'

/** What winning, drawing and losing would do to one's rating. */
export function StakeText({ stake, className }: { stake: Stake; className?: string }) {
  const t = useTranslations('table')
  return (
    <dl aria-label={t('stake')} className={clsx('flex flex-wrap gap-x-4 gap-y-0.5 text-sm', className)}>
      {(['win', 'draw', 'lose'] as const).map((result) => (
        <div key={result} className="flex gap-1.5">
          <dt className="text-muted">{t(result)}</dt>
          <dd>
            <ChangeText value={stake[result]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
