import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TileSvg } from '../components/board/tile/TileSvg'
import { LinkButton } from '../components/ui/LinkButton'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound')
  return { title: t('title') }
}

export default function NotFound() {
  const t = useTranslations('site.notFound')
  return (
    <div className="column grid max-w-xl justify-items-center gap-4 py-16 text-center sm:py-24">
      <TileSvg tile="0-0" vertical={false} half={44} className="mb-2" />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-muted">{t('lead')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton href="/lobby" look="primary">
          {t('lobby')}
        </LinkButton>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </div>
  )
}
