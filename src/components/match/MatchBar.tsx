'use client'
import { Flag, Keyboard, List, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import type { MatchView } from '../../engine/view/view'
import { Mark } from '../site/Mark'
import { IconButton } from '../ui/IconButton'
import { Link } from '../ui/Link'
import { useJoined } from '../ui/useJoined'

type Props = {
  match: MatchState
  view: MatchView
  watchers: number
  onKeys: () => void
  onFeel: () => void
  onSide: () => void
  onResign: (() => void) | null
}

/** Above the table: what is played and how far it is; the rarer controls. */
export function MatchBar({ match, view, watchers, onKeys, onFeel, onSide, onResign }: Props) {
  const t = useTranslations('match')
  const site = useTranslations('site')
  const names = useTranslations('rules')
  const joined = useJoined()
  const { rules, round } = view
  return (
    <header className="flex min-h-11 items-center gap-x-3 px-3 lg:px-1">
      <Link
        href="/"
        aria-label={site('home')}
        className="hidden size-11 shrink-0 place-items-center rounded-md lying:grid"
      >
        <Mark className="size-7" />
      </Link>
      <h1 className="min-w-0 flex-1 font-semibold text-base leading-tight max-sm:text-sm tracking-normal sm:truncate">
        {t('heading', { preset: names(`presets.${match.preset}`), target: rules.target })}
        <span className="font-normal text-muted text-sm max-sm:block max-sm:text-xs max-sm:leading-tight sm:ml-2">
          {joined.marks([
            t('roundOf', { round: round?.number ?? 1, limit: rules.roundLimit ?? 0 }),
            t('pool', { rated: String(view.rated) }),
            ...(watchers > 0 ? [t('watchers', { count: watchers })] : []),
          ])}
        </span>
      </h1>
      <div className="flex">
        <IconButton
          icon={Keyboard}
          label={t('keysTitle')}
          onClick={onKeys}
          className="max-[22rem]:hidden pointer-coarse:hidden"
        />
        <IconButton icon={SlidersHorizontal} label={t('feelTitle')} onClick={onFeel} />
        {onResign && <IconButton icon={Flag} label={t('resign')} onClick={onResign} />}
        <IconButton icon={List} label={t('sideTitle')} onClick={onSide} className="lg:hidden" />
      </div>
    </header>
  )
}
