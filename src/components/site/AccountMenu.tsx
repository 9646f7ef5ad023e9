'use client'
import { History, Settings, User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { SignOutButton } from '../account/SignOutButton'
import { Link } from '../ui/Link'
import { playerPath } from '../ui/PlayerName'
import { AccountFace } from './AccountFace'
import { HeaderMenu, MENU_ITEM } from './HeaderMenu'

/** What belongs to the signed-in player, behind the name. */
export function AccountMenu({ me }: { me: Me }) {
  const t = useTranslations('site')
  return (
    <HeaderMenu label={t('menu', { name: me.name })} face={<AccountFace name={me.name} />}>
      <p className="wrap-anywhere border-line border-b px-3 py-2 text-muted text-sm">{me.name}</p>
      <Link className={MENU_ITEM} href={playerPath(me)}>
        <User aria-hidden className="size-5 text-muted" />
        {t('profile')}
      </Link>
      <Link className={MENU_ITEM} href="/history">
        <History aria-hidden className="size-5 text-muted" />
        {t('history')}
      </Link>
      <Link className={MENU_ITEM} href="/settings">
        <Settings aria-hidden className="size-5 text-muted" />
        {t('settings')}
      </Link>
      {me.kind === 'member' ? (
        <SignOutButton look="quiet" className="mt-1.5 justify-start! border-line border-t text-ink!" />
      ) : (
        <Link className={`${MENU_ITEM} mt-1.5 font-semibold text-link`} href="/sign-up">
          {t('signUp')}
        </Link>
      )}
    </HeaderMenu>
  )
}
