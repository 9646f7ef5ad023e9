import clsx from 'clsx'
import { Check, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PlayerRef } from '../../contract/player'
import { PlayerName } from '../ui/PlayerName'

type Props = { player: PlayerRef; bot: boolean; waited: boolean; mine: boolean }

/** One player before the deal: here, or waited for; told by icon and word. */
export function SealingSeat({ player, bot, waited, mine }: Props) {
  const t = useTranslations('sealing')
  const Icon = waited ? Hourglass : Check
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 rounded-md bg-raised px-4 py-2 text-ink">
      <span className="flex min-w-0 items-baseline gap-2 font-medium">
        <PlayerName player={player} plain />
        {mine && <span className="shrink-0 text-muted text-sm">{t('you')}</span>}
      </span>
      <span className={clsx('flex shrink-0 items-center gap-1.5 text-sm', waited ? 'text-muted' : 'text-good')}>
        <Icon aria-hidden className="size-4.5" />
        {bot ? t('bot') : waited ? t('awaited') : t('here')}
      </span>
    </li>
  )
}
