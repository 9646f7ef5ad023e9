import clsx from 'clsx'
import { Bot } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PlayerRef } from '../../contract/player'
import { Link } from './Link'

/** The address of somebody's page. */
export function playerPath(player: PlayerRef): string {
  return `/player/${encodeURIComponent(player.name ?? player.id)}`
}

const WRAPPED = 'line-clamp-2 whitespace-normal wrap-anywhere leading-tight'

type Props = { player: PlayerRef; plain?: boolean; wrap?: boolean; className?: string }

/** Somebody's name, leading to the profile unless `plain`. It is cut to one line, or to two if it may `wrap`. Bots and guests are marked; a deleted player has neither name nor page. */
export function PlayerName({ player, plain, wrap, className }: Props) {
  const t = useTranslations('ui')
  if (player.kind === 'deleted' || player.name === null)
    return <span className={clsx('text-muted italic', className)}>{t('deletedPlayer')}</span>
  return (
    <span className={clsx('inline-flex min-w-0 max-w-full items-center gap-1.5', className)}>
      {player.kind === 'bot' && <Bot role="img" aria-label={t('bot')} className="size-[1.1em] shrink-0 text-muted" />}
      {plain ? (
        <span className="truncate">{player.name}</span>
      ) : (
        <Link
          href={playerPath(player)}
          className="-mx-1.5 -my-3.5 min-w-11 truncate px-1.5 py-3.5 decoration-1 underline-offset-3 hover:underline"
        >
          {wrap ? <span className={WRAPPED}>{player.name}</span> : player.name}
        </Link>
      )}
      {player.kind === 'guest' && <span className="shrink-0 text-muted text-xs">{t('guest')}</span>}
    </span>
  )
}
