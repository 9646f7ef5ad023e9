'use client'
import { useTranslations } from 'next-intl'
import { TileSvg } from '../board/tile/TileSvg'
import { Button } from '../ui/Button'
import { useServerReturn } from './useServerReturn'
import { Words } from './Words'

type Props = { reset: () => void }

/** What stands in place of a page that failed. */
export function PageFailure(props: Props) {
  return (
    <Words>
      <Failure {...props} />
    </Words>
  )
}

function Failure({ reset }: Props) {
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
