import { useTranslations } from 'next-intl'
import type { TableState } from '../../contract/table'

/** One line on what the table waits for; announced when it changes. */
export function TableStatus({ table, seat }: { table: TableState; seat: number | null }) {
  const t = useTranslations('table')
  const free = table.seats.filter(({ player }) => player === null).length
  const unready = table.seats.filter((taken) => taken.player && taken.player.kind !== 'bot' && !taken.ready)
  const words =
    table.status === 'started'
      ? seat === null
        ? t('startedTitle')
        : t('starting')
      : free > 0
        ? t('waitingSeats', { count: free })
        : unready.length === 1 && unready[0]?.seat === seat
          ? t('waitingYou')
          : t('waitingReady')
  return (
    <p role="status" className="font-semibold text-lg">
      {words}
    </p>
  )
}
