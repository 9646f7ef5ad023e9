'use client'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import type { Stake, TableState } from '../../contract/table'
import { ClockWords } from '../table/ClockWords'
import { RulesInWords } from '../table/RulesInWords'
import { SitButton } from '../table/SitButton'
import { StakeText } from '../table/StakeText'
import { TermMarks } from '../table/TermMarks'
import { useRulesName } from '../table/useRulesName'
import { LinkButton } from '../ui/LinkButton'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'

type Props = { table: TableState; me: Me | null; stake: Stake | undefined }

/** One open table: what is played, who sits there, what is at stake, and the way to a seat. */
export function LobbyRow({ table, me, stake }: Props) {
  const t = useTranslations('lobby')
  const ui = useTranslations('ui')
  const { ofRules } = useRulesName()
  const name = ofRules(table.preset, table.form)
  const mine = table.seats.some(({ player }) => player !== null && player.id === me?.id)
  const full = table.seats.every(({ player }) => player !== null)
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-5 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <h3 className="text-lg">
            <Link
              href={`/table/${table.id}`}
              aria-label={t('tableOf', { rules: name, owner: table.owner.name ?? ui('deletedPlayer') })}
              className="decoration-1 underline-offset-3 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <TermMarks table={table} />
        </div>
        <RulesInWords rules={table.rules} inline className="text-muted text-sm" />
        <p className="text-muted text-sm">
          <ClockWords clock={table.clock} />
        </p>
      </div>
      <ul className="grid gap-1">
        {table.seats.map((seat) => (
          <li key={seat.seat} className="flex min-w-0 items-center gap-2">
            {seat.player ? (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-good" />
                <PlayerName player={seat.player} className="font-medium" />
                {seat.rating !== null && (
                  <RatingText value={seat.rating} provisional={seat.provisional} className="text-muted" />
                )}
              </>
            ) : (
              <>
                <span aria-hidden className="size-2 shrink-0 rounded-full border border-line-strong" />
                <span className="text-muted">{t('free')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5 md:w-40 md:justify-items-stretch">
        {mine ? (
          <LinkButton href={`/table/${table.id}`} look="primary">
            {t('yours')}
          </LinkButton>
        ) : full ? (
          <LinkButton href={`/table/${table.id}`}>{t('visit')}</LinkButton>
        ) : (
          <SitButton table={table} me={me} />
        )}
        {stake && !mine && <StakeText stake={stake} className="justify-center text-xs" />}
      </div>
    </li>
  )
}
