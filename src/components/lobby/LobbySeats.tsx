import { useTranslations } from 'next-intl'
import type { TableState } from '../../contract/table'
import { seatsOf, sidesOf } from '../match/seatNames'
import { LobbySeat } from './LobbySeat'

const ROW = 'flex flex-wrap gap-x-5 gap-y-1.5'

/** Who sits at a table; with teams, who with whom. */
export function LobbySeats({ table }: { table: TableState }) {
  const t = useTranslations('table')
  const { rules, seats } = table
  if (!rules.teams)
    return (
      <ul className={ROW}>
        {seats.map((seat) => (
          <LobbySeat key={seat.seat} seat={seat} />
        ))}
      </ul>
    )
  return (
    <dl className="grid gap-1.5">
      {sidesOf(rules).map((side) => (
        <div key={side} className="flex flex-wrap gap-x-3">
          <dt className="text-muted">{t('team', { team: String(side) })}</dt>
          <dd className="min-w-0">
            <ul className={ROW}>
              {seatsOf(rules, side).map((seat) => seats[seat] && <LobbySeat key={seat} seat={seats[seat]} />)}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
