import clsx from 'clsx'
import { useFormatter, useTranslations } from 'next-intl'
import type { HistoryEntry } from '../../contract/history'
import { isSlow } from '../../contract/offers'
import { ClockWords } from '../table/ClockWords'
import { useRulesName } from '../table/useRulesName'
import { ChangeText } from '../ui/ChangeText'
import { Link } from '../ui/Link'
import { PlayerName } from '../ui/PlayerName'
import { scoreText } from '../ui/scoreText'
import { useJoined } from '../ui/useJoined'

const TONES = {
  won: 'bg-good/12 text-good',
  lost: 'bg-danger/10 text-danger',
  drawn: 'bg-sunken text-ink',
  running: 'bg-accent text-accent-ink',
  unfinished: 'bg-sunken text-muted',
}

/** One match of somebody: how it went, with whom, with what scores and change, and the way to it. */
export function HistoryRow({ entry, playerId }: { entry: HistoryEntry; playerId: string }) {
  const t = useTranslations('history')
  const rules = useTranslations('rules')
  const format = useFormatter()
  const joined = useJoined()
  const { ofRules } = useRulesName()
  const state = entry.result ?? (entry.endedAt === null ? 'running' : 'unfinished')
  const when = format.dateTime(entry.endedAt ?? entry.startedAt, { dateStyle: 'medium', timeStyle: 'short' })
  const name = ofRules(entry.rules)
  const deed = entry.endedAt === null ? t('watch') : t('stepThrough')
  const href = entry.endedAt === null ? `/match/${entry.matchId}` : `/match/${entry.matchId}/replay`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 lg:grid-cols-[5.5rem_minmax(0,1.6fr)_minmax(0,1fr)_3rem_11.5rem]">
      <span className={clsx('justify-self-start rounded-sm px-2.5 py-1 font-semibold text-sm', TONES[state])}>
        {t(`results.${state}`)}
      </span>
      <ul className="grid gap-0.5 pointer-coarse:gap-4 max-lg:order-3 max-lg:col-span-2">
        {entry.seats.map((seat) => (
          <li
            key={seat.seat}
            className={clsx('flex min-h-7 min-w-0 items-center gap-3', seat.player.id === playerId && 'font-semibold')}
          >
            <span className="figures w-9 shrink-0 text-right">{seat.score === null ? '–' : scoreText(seat.score)}</span>
            <PlayerName player={seat.player} wrap />
            {seat.left && <span className="font-normal text-muted text-sm">{t('left')}</span>}
          </li>
        ))}
      </ul>
      <div className="text-sm max-lg:order-4">
        <p>{name}</p>
        <p className="text-muted">
          {joined.marks([rules(entry.rated ? 'rated' : 'casual'), t('rounds', { count: entry.rounds })])}
        </p>
        {isSlow(entry.clock) && (
          <p className="text-muted">
            <ClockWords clock={entry.clock} />
          </p>
        )}
      </div>
      <span className="text-right max-lg:order-2">{entry.change !== null && <ChangeText value={entry.change} />}</span>
      <div className="grid justify-items-end text-sm max-lg:order-5">
        <time dateTime={new Date(entry.endedAt ?? entry.startedAt).toISOString()} className="text-right text-muted">
          {when}
        </time>
        <Link
          href={href}
          aria-label={t('rowLink', { deed, row: t('row', { result: t(`results.${state}`), rules: name, date: when }) })}
          className="link -my-2.5 inline-flex min-h-11 items-center"
        >
          {deed}
        </Link>
      </div>
    </li>
  )
}
