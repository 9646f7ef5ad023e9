'use client'
import { Flag, Keyboard, List } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import type { MatchView } from '../../engine/view/view'

type Props = {
  match: MatchState
  view: MatchView
  watchers: number
  onKeys: () => void
  onSide: () => void
  onResign: (() => void) | null
}

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink'

/** Above the table: what is played and how far it is; the rarer controls. */
export function MatchBar({ match, view, watchers, onKeys, onSide, onResign }: Props) {
  const t = useTranslations('match')
  const names = useTranslations('rules')
  const { rules, round } = view
  return (
    <header className="flex min-h-11 items-center gap-x-3 px-3 lg:px-1">
      <h1 className="min-w-0 flex-1 truncate font-semibold text-base tracking-normal">
        {t('heading', { preset: names(`presets.${match.preset}`), target: rules.target })}
        <span className="ml-2 font-normal text-muted text-sm">
          {t('roundOf', { round: round?.number ?? 1, limit: rules.roundLimit ?? 0 })} ·{' '}
          {t('pool', { rated: String(view.rated) })}
          {watchers > 0 && <span className="max-sm:hidden"> · {t('watchers', { count: watchers })}</span>}
        </span>
      </h1>
      <div className="flex">
        <button
          type="button"
          onClick={onKeys}
          aria-label={t('keysTitle')}
          title={t('keysTitle')}
          className={`${ICON_BUTTON} max-lg:hidden`}
        >
          <Keyboard aria-hidden className="size-5" />
        </button>
        {onResign && (
          <button type="button" onClick={onResign} aria-label={t('resign')} title={t('resign')} className={ICON_BUTTON}>
            <Flag aria-hidden className="size-5" />
          </button>
        )}
        <button
          type="button"
          onClick={onSide}
          aria-label={t('sideTitle')}
          title={t('sideTitle')}
          className={`${ICON_BUTTON} lg:hidden`}
        >
          <List aria-hidden className="size-5" />
        </button>
      </div>
    </header>
  )
}
