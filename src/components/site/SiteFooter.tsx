import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../ui/Link'
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
    <footer className="mt-auto border-line border-t [body:has([data-loading])_&]:hidden">
      <div className="column py-5 text-muted text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <nav aria-label={t('more')} className="-mx-2 flex flex-wrap">
            {links.map(({ href, name }) => (
              <Link
                key={href}
                href={href}
                className="inline-flex min-h-11 min-w-11 items-center rounded-md px-2 font-medium text-ink underline-offset-4 hover:underline"
              >
                {t(name)}
              </Link>
            ))}
          </nav>
          <LanguageChoice label={t('language')} />
        </div>
        <p className="flex items-center gap-2.5 py-2">
          <Mark className="size-5 shrink-0 opacity-80" />
          {t('footer')}
        </p>
      </div>
    </footer>
  )
}
