import clsx from 'clsx'
import { useTranslations } from 'next-intl'

type Props = { value: number; provisional?: boolean; className?: string }

/** A rating, rounded for the eye; a question mark where it rests on few matches. */
export function RatingText({ value, provisional, className }: Props) {
  const t = useTranslations('ui')
  return (
    <span className={clsx('figures', className)}>
      {Math.round(value)}
      {provisional && (
        <abbr title={t('provisional')} className="text-muted no-underline">
          ?
        </abbr>
      )}
    </span>
  )
}
