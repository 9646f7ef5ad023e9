import { BookOpen, GraduationCap, Menu, Trophy } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../ui/Link'
import { HeaderMenu, MENU_ITEM } from './HeaderMenu'

/** Where the header has no room for them: the other places of its navigation. */
export function MoreMenu() {
  const t = useTranslations('site')
  const locale = useLocale()
  const places = [
    { href: `/${locale}/rules`, name: 'rules', icon: BookOpen },
    { href: `/${locale}/learn`, name: 'learn', icon: GraduationCap },
    { href: '/leaderboard', name: 'leaderboard', icon: Trophy },
  ] as const
  return (
    <HeaderMenu label={t('places')} face={<Menu aria-hidden className="size-5.5" />} className="md:hidden">
      {places.map(({ href, name, icon: Icon }) => (
        <Link key={href} href={href} className={MENU_ITEM}>
          <Icon aria-hidden className="size-5 text-muted" />
          {t(name)}
        </Link>
      ))}
    </HeaderMenu>
  )
}
