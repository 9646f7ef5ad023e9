import { useTranslations } from 'next-intl'
import type { TableState } from '../../contract/table'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'

/** A seat in the lobby's list: who sits there, or that it is free. */
export function LobbySeat({ seat }: { seat: TableState['seats'][number] }) {
  const t = useTranslations('lobby')
  if (!seat.player)
    return (
      <li className="flex items-center gap-2 text-muted">
        <span aria-hidden className="size-2.5 rounded-full border border-line-strong" />
        {t('free')}
      </li>
    )
  return (
    <li className="flex min-w-0 items-center gap-2">
      <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-link" />
      <PlayerName player={seat.player} className="font-medium" />
      {seat.rating !== null && <RatingText value={seat.rating} provisional={seat.provisional} className="text-muted" />}
    </li>
  )
}
