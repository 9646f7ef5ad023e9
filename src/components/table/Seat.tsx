import clsx from 'clsx'
import { CircleCheck, CircleDashed, Crown, Unplug } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { TableState } from '../../contract/table'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'

type Props = { table: TableState; seat: TableState['seats'][number]; mine: boolean; action: ReactNode }

/** One seat at the table: who sits there, how strong, whether ready and whether here. */
export function Seat({ table, seat, mine, action }: Props) {
  const t = useTranslations('table')
  const { player } = seat
  const ui = useTranslations('ui')
  const partner = table.rules.teams ? table.seats[(seat.seat + 2) % 4] : undefined
  const person = player !== null && player.kind !== 'bot'
  return (
    <li
      className={clsx(
        'flex min-h-21 flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-3',
        player ? 'bg-felt-edge' : 'border border-felt-ink/35 border-dashed',
        mine && 'ring-2 ring-count',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap gap-x-2 text-felt-muted text-xs">
          <span>{t('seat', { number: seat.seat + 1 })}</span>
          {partner && (
            <span>
              {partner.player
                ? t('partner', { name: partner.player.name ?? ui('deletedPlayer') })
                : t('partnerSeat', { number: partner.seat + 1 })}
            </span>
          )}
        </p>
        {player ? (
          <p className="flex min-w-0 items-center gap-2 font-semibold text-lg">
            <PlayerName player={player} />
            {seat.rating !== null && (
              <RatingText value={seat.rating} provisional={seat.provisional} className="font-normal text-base" />
            )}
          </p>
        ) : (
          <p className="text-felt-muted text-lg">{t('free')}</p>
        )}
        {person && (
          <p className="flex flex-wrap gap-x-3 text-felt-muted text-sm">
            <span className="inline-flex items-center gap-1.5">
              {seat.ready ? (
                <CircleCheck aria-hidden className="size-4 text-count" />
              ) : (
                <CircleDashed aria-hidden className="size-4" />
              )}
              {seat.ready ? t('ready') : t('notReady')}
            </span>
            {mine && <span>{t('you')}</span>}
            {table.owner.id === player.id && (
              <span className="inline-flex items-center gap-1.5">
                <Crown aria-hidden className="size-4" />
                {t('owner')}
              </span>
            )}
            {!seat.present && !mine && (
              <span className="inline-flex items-center gap-1.5">
                <Unplug aria-hidden className="size-4" />
                {t('away')}
              </span>
            )}
          </p>
        )}
      </div>
      {action}
    </li>
  )
}
