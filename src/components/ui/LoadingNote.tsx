import { useTranslations } from 'next-intl'

/** Says to those who can't see the skeletons that something is loading. */
export function LoadingNote() {
  const t = useTranslations('ui')
  return (
    <p role="status" className="sr-only">
      {t('loading')}
    </p>
  )
}
