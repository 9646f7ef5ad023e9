import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { TableState } from '../../contract/table'
import { seatsOf, sidesOf } from '../match/seatNames'
import { Seat } from './Seat'

type TableSeat = TableState['seats'][number]
type Props = { table: TableState; mine: TableSeat | undefined; action: (seat: TableSeat) => ReactNode }

/** All seats of a table; with teams, each team's under its name. */
export function Seats({ table, mine, action }: Props) {
  const t = useTranslations('table')
  const show = (seats: readonly TableSeat[]) =>
    seats.map((seat) => <Seat key={seat.seat} table={table} seat={seat} mine={seat === mine} action={action(seat)} />)
  const { rules, seats } = table
  if (!rules.teams) return <ul className="grid gap-3 sm:grid-cols-2">{show(seats)}</ul>
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sidesOf(rules).map((side) => (
        <section key={side} aria-labelledby={`team-${side}`} className="grid content-start gap-2">
          <h2 id={`team-${side}`} className="font-semibold text-base">
            {t('team', { team: String(side) })}
          </h2>
          <ul className="grid gap-3">{show(seatsOf(rules, side).flatMap((seat) => seats[seat] ?? []))}</ul>
        </section>
      ))}
    </div>
  )
}
