import { useTranslations } from 'next-intl'

/** Says to those who can't see the skeletons that something is loading; the site's footer waits for it. */
export function LoadingNote() {
  const t = useTranslations('ui')
  return (
    <p role="status" data-loading className="sr-only">
      {t('loading')}
    </p>
  )
}
