import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Mark } from './Mark'

export function SiteFooter() {
  const t = useTranslations('site')
  return (
    <footer className="mt-auto border-line border-t">
      <div className="column flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-muted text-sm">
        <Mark className="size-6 opacity-80" />
        <p className="min-w-0 flex-1 basis-72">{t('footer')}</p>
        <Link href="/lobby" className="link inline-flex min-h-11 min-w-11 items-center">
          {t('lobby')}
        </Link>
        <Link href="/replay" className="link inline-flex min-h-11 min-w-11 items-center">
          {t('replay')}
        </Link>
        <Link href="/verify" className="link inline-flex min-h-11 min-w-11 items-center">
          {t('verify')}
        </Link>
        <Link href="/settings" className="link inline-flex min-h-11 min-w-11 items-center">
          {t('settings')}
        </Link>
      </div>
    </footer>
  )
}
