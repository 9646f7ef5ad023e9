import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { LanguageChoice } from './LanguageChoice'
import { Mark } from './Mark'

export function SiteFooter() {
  const t = useTranslations('site')
  const locale = useLocale()
  const links = [
    { href: '/lobby', name: 'lobby' },
    { href: '/leaderboard', name: 'leaderboard' },
    { href: `/${locale}/rules`, name: 'rules' },
    { href: `/${locale}/learn`, name: 'learn' },
    { href: '/replay', name: 'replay' },
    { href: '/verify', name: 'verify' },
    { href: '/settings', name: 'settings' },
  ] as const
  return (
    <footer className="mt-auto border-line border-t">
      <div className="column flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-muted text-sm">
        <Mark className="size-6 opacity-80" />
        <p className="min-w-0 flex-1 basis-72">{t('footer')}</p>
        <nav aria-label={t('more')} className="flex flex-wrap gap-x-6">
          {links.map(({ href, name }) => (
            <Link key={href} href={href} className="link inline-flex min-h-11 min-w-11 items-center">
              {t(name)}
            </Link>
          ))}
        </nav>
        <LanguageChoice />
      </div>
    </footer>
  )
}
