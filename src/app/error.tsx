'use client'
import { useTranslations } from 'next-intl'
import { TileSvg } from '../components/board/tile/TileSvg'
import { useServerReturn } from '../components/site/useServerReturn'
import { Button } from '../components/ui/Button'

/** Shown in place of a page that failed; the header stays. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('site.error')
  const gone = useServerReturn()
  return (
    <div className="column grid max-w-xl justify-items-center gap-4 py-16 text-center sm:py-24">
      <TileSvg tile="0-0" vertical={false} half={44} className="mb-2 rotate-6" />
      <h1 className="text-2xl">{t('title')}</h1>
      <p role="status" className="text-muted">
        {gone ? t('gone') : t('lead')}
      </p>
      <Button look="primary" onClick={() => reset()}>
        {t('again')}
      </Button>
    </div>
  )
}
