import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type Places, sumText } from './places'

type Props = {
  places: Places
  /** Whether the count may be told (R6.5). */
  shown: boolean
  className?: string
}

/** What stands on the table, as a sum; it glows where it is worth points. */
export function CountSum({ places, shown, className }: Props) {
  const t = useTranslations('board')
  const { count } = places
  return (
    <p className={clsx('figures flex min-h-7 items-baseline gap-2 whitespace-nowrap', className)}>
      {shown && count.counted.length > 0 && <span className="sr-only">{t('count', { sum: sumText(count) })}</span>}
      {shown && count.counted.length > 0 && (
        <span aria-hidden data-sum className={clsx('font-semibold', count.points > 0 && 'text-count')}>
          {sumText(count)}
        </span>
      )}
    </p>
  )
}
