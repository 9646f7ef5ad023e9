'use client'
import clsx from 'clsx'
import { useFormatter, useTranslations } from 'next-intl'
import type { Whereabouts } from '../../contract/table'
import { useWhereabouts } from '../site/useWhereabouts'
import { LinkButton } from '../ui/LinkButton'
import { MatchTimeLeft } from './MatchTimeLeft'

type Running = Whereabouts['liveMatches'][number]

/** The matches that keep nobody at the table, those where it is the reader's turn first: the way back to each of them. */
export function YourMatches({ initial, now, className }: { initial: Whereabouts; now: number; className?: string }) {
  const t = useTranslations('lobby.yourMatches')
  const whereabouts = useWhereabouts(true, initial) ?? initial
  const matches = whereabouts.liveMatches.filter(({ timed, sealing }) => !timed && !sealing)
  if (matches.length === 0) return null
  const soonest = ({ turnUntil }: Running) => turnUntil ?? Number.POSITIVE_INFINITY
  const ordered = [...matches].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || soonest(a) - soonest(b))
  return (
    <section aria-labelledby="your-matches" className={clsx('grid gap-3', className)}>
      <h2 id="your-matches" className="text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised shadow-raised">
        {ordered.map((match) => (
          <YourMatch key={match.matchId} match={match} now={now} />
        ))}
      </ul>
    </section>
  )
}

function YourMatch({ match, now }: { match: Running; now: number }) {
  const t = useTranslations('lobby.yourMatches')
  const ui = useTranslations('ui')
  const format = useFormatter()
  const { yourTurn, toPlay, turnUntil, others } = match
  const nameOf = ({ name }: Running['others'][number]) => name ?? ui('deletedPlayer')
  const names = format.list(others.map(nameOf), { type: 'conjunction', style: 'short' })
  return (
    <li className="flex items-center gap-x-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-semibold text-base leading-snug">{t('against', { names })}</h3>
        <p className="text-muted text-sm">
          <span className={yourTurn ? 'font-semibold text-ink' : undefined}>
            {yourTurn ? t('yourTurn') : toPlay ? t('theirTurn', { name: nameOf(toPlay) }) : t('betweenRounds')}
          </span>
          {' · '}
          {turnUntil !== null ? <MatchTimeLeft until={turnUntil} now={now} /> : match.slow ? t('slow') : t('untimed')}
        </p>
      </div>
      <LinkButton
        href={`/match/${match.matchId}`}
        look={yourTurn ? 'primary' : undefined}
        className="min-w-18 shrink-0"
        aria-label={t('toMatch', { names, yours: String(yourTurn) })}
      >
        {yourTurn ? t('play') : t('look')}
      </LinkButton>
    </li>
  )
}
