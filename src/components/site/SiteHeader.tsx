import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { Link } from '../ui/Link'
import { AccountFace } from './AccountFace'
import { Mark } from './Mark'
import { MoreMenu } from './MoreMenu'
import { NavLink } from './NavLink'
import { SignedInMenu } from './SignedIn'
import { SignInLinks } from './SignInLinks'
import { Wordmark } from './Wordmark'

/** The same on every page: the name, the way to the lobby, and who is signed in. */
export function SiteHeader({ me }: { me: Me | null }) {
  const t = useTranslations('site')
  const locale = useLocale()
  return (
    <header className="relative z-20 border-line border-b bg-raised">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="column flex h-15 items-center gap-1 sm:gap-2">
        <Link
          href="/"
          aria-label={t('home')}
          className="mr-auto flex min-h-11 min-w-11 items-center gap-2.5 rounded-md sm:mr-4"
        >
          <Mark className="size-8" />
          <Wordmark className={clsx('mt-1 h-6.5 w-auto', me ? 'max-sm:hidden' : 'max-[24rem]:hidden')} />
        </Link>
        <nav aria-label={t('nav')} className="flex sm:mr-auto">
          <NavLink href="/lobby">{t('lobby')}</NavLink>
          <NavLink href={`/${locale}/rules`} className="max-md:hidden">
            {t('rules')}
          </NavLink>
          <NavLink href={`/${locale}/learn`} className="max-md:hidden">
            {t('learn')}
          </NavLink>
          <NavLink href="/leaderboard" className="max-md:hidden">
            {t('leaderboard')}
          </NavLink>
          {me && (
            <NavLink href="/history" className="max-lg:hidden">
              {t('history')}
            </NavLink>
          )}
        </nav>
        {me ? (
          <SignedInMenu me={me}>
            <span inert className="flex min-h-11 min-w-0 items-center gap-1.5 px-2.5 font-semibold">
              <AccountFace name={me.name} />
            </span>
          </SignedInMenu>
        ) : (
          <SignInLinks signIn={t('signIn')} signUp={t('signUp')} />
        )}
        <MoreMenu />
      </div>
    </header>
  )
}
