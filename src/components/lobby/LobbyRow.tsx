'use client'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import type { Pause, Stake, TableState } from '../../contract/table'
import { ClockWords } from '../table/ClockWords'
import { RulesInBrief } from '../table/RulesInBrief'
import { SitButton } from '../table/SitButton'
import { StakeText } from '../table/StakeText'
import { TermMarks } from '../table/TermMarks'
import { useRulesName } from '../table/useRulesName'
import { useUnratedWords } from '../table/useUnratedWords'
import { Link } from '../ui/Link'
import { LinkButton } from '../ui/LinkButton'
import { LobbySeats } from './LobbySeats'

type Props = { table: TableState; me: Me | null; pause: Pause | null; stake: Stake | undefined }

/** One open table: what is played, who sits there, what is at stake, and the way to a seat. */
export function LobbyRow({ table, me, pause, stake }: Props) {
  const t = useTranslations('lobby')
  const ui = useTranslations('ui')
  const { ofRules } = useRulesName()
  const name = ofRules(table.rules)
  const mine = table.seats.some(({ player }) => player !== null && player.id === me?.id)
  const unrated = useUnratedWords()(table, { pause, stake, myId: me?.id, brief: true })
  const barred = table.rated && !mine && unrated !== null
  const full = table.seats.every(({ player }) => player !== null)
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_11rem] sm:px-5">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 className="text-lg">
            <Link
              href={`/table/${table.id}`}
              aria-label={t('tableOf', { rules: name, owner: table.owner.name ?? ui('deletedPlayer') })}
              className="-my-2.5 inline-flex min-h-11 min-w-11 items-center decoration-1 underline-offset-3 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <TermMarks table={table} />
        </div>
        <LobbySeats table={table} />
      </div>
      <div className="grid content-start gap-1.5">
        {mine ? (
          <LinkButton href={`/table/${table.id}`} look="primary">
            {t('yours')}
          </LinkButton>
        ) : full || barred ? (
          <LinkButton href={`/table/${table.id}`}>{t('visit')}</LinkButton>
        ) : (
          <SitButton table={table} me={me} />
        )}
        {stake && !mine && !full && !barred && (
          <StakeText stake={stake} className="gap-x-2.5! justify-center text-xs!" />
        )}
      </div>
      {barred && !full && <p className="font-medium text-sm sm:col-span-2">{unrated}</p>}
      <p className="text-muted text-sm first-letter:uppercase sm:col-span-2">
        <RulesInBrief rules={table.rules} /> · <ClockWords clock={table.clock} />
      </p>
    </li>
  )
}
