'use client'
import { ChevronDown, History, Settings, User } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Me } from '../../contract/account'
import { SignOutButton } from '../account/SignOutButton'
import { Link } from '../ui/Link'
import { playerPath } from '../ui/PlayerName'

const itemClass = 'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base hover:bg-sunken'

/** What belongs to the signed-in player, behind the name. Escape, a click elsewhere or going to a page closes it. */
export function AccountMenu({ me }: { me: Me }) {
  const t = useTranslations('site')
  const details = useRef<HTMLDetailsElement>(null)
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every change of page
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [path])
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={details} className="group relative min-w-0">
      <summary
        aria-label={t('menu', { name: me.name })}
        className="flex min-h-11 list-none items-center gap-1.5 rounded-md px-2.5 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <User aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="max-w-28 truncate sm:max-w-48">{me.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 mt-1 grid w-60 rounded-md border border-line bg-raised p-1.5 shadow-float">
        <Link className={itemClass} href={playerPath(me)}>
          <User aria-hidden className="size-5 text-muted" />
          {t('profile')}
        </Link>
        <Link className={itemClass} href="/history">
          <History aria-hidden className="size-5 text-muted" />
          {t('history')}
        </Link>
        <Link className={itemClass} href="/settings">
          <Settings aria-hidden className="size-5 text-muted" />
          {t('settings')}
        </Link>
        {me.kind === 'member' ? (
          <SignOutButton look="quiet" className="mt-1.5 justify-start! border-line border-t text-ink!" />
        ) : (
          <Link className={`${itemClass} mt-1.5 font-semibold text-link`} href="/sign-up">
            {t('signUp')}
          </Link>
        )}
      </div>
    </details>
  )
}
