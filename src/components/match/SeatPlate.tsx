'use client'
import clsx from 'clsx'
import { Flag } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { surely } from '../../client/surely'
import type { MatchPlayer } from '../../contract/match'
import { isSlow } from '../../contract/offers'
import { sideOf } from '../../engine/board/rules'
import type { Tile } from '../../engine/board/tile'
import type { MatchView } from '../../engine/view/view'
import { TileBacks } from '../board/TileBacks'
import { TileSvg } from '../board/tile/TileSvg'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'
import { scoreText } from '../ui/scoreText'
import { useJoined } from '../ui/useJoined'
import { SIDE_GROUNDS } from './sideLooks'
import { TurnClock } from './TurnClock'
import type { MatchClock } from './useClock'

const AwayMark = dynamic(() => surely(() => import('./AwayMark')).then((module) => module.AwayMark), { ssr: false })

/** On the plate's corner, where it takes no room from a name. */
const CORNER = 'absolute -top-2.5 right-1.5 rounded-full bg-felt-edge sm:-top-3'

type Props = {
  view: MatchView
  player: MatchPlayer
  /** Whether the player has the match open; null when it isn't known yet. */
  present: boolean | null
  /** Since when the player is away, in milliseconds since the match began; null when there, and when it isn't known. */
  awaySince?: number | null
  /** Null where no clock is shown. */
  clock: MatchClock | null
  /** Points just made, to be seen for a moment. */
  gained: number
  /** Sits opposite the reader, on the same side. */
  partner?: boolean
  /** The reader's own plate shows no tiles: they lie beside it. */
  own?: boolean
  /** The tiles face up, in a replay. */
  hand?: readonly Tile[] | null
  /** The name leads nowhere. */
  plain?: boolean
  /** For little room: the name has lines to itself. */
  narrow?: boolean
  className?: string
}

/** Somebody at the table: name, score, tiles, clock, and whether it is the turn. */
export function SeatPlate({
  view,
  player,
  present,
  awaySince = null,
  clock,
  gained,
  partner,
  own,
  hand,
  plain,
  narrow,
  className,
}: Props) {
  const t = useTranslations('match')
  const joined = useJoined()
  const { seat } = player
  const info = view.seats[seat]
  const side = sideOf(view.rules, seat)
  const score = view.scores[side] ?? 0
  const { teams } = view.rules
  const onTurn = view.phase === 'playing' && view.round?.turn?.seat === seat
  const count = view.round?.handSizes[seat] ?? 0
  const bot = player.player.kind === 'bot'
  const away = !bot && !info?.left && present === false && view.phase !== 'over'
  const rise = gained > 0 && (
    <span
      key={`${view.round?.number} ${view.round?.line.length} ${score}`}
      className="figures points-rise font-semibold text-count text-sm"
    >
      +{gained}
    </span>
  )
  return (
    <section
      aria-label={t('seat', { name: player.player.name ?? t('deleted') })}
      aria-current={onTurn ? 'true' : undefined}
      data-seat={seat}
      className={clsx(
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-lg border-2 bg-felt-edge/55 px-3 py-1.5 transition-colors',
        onTurn ? 'border-count forced-colors:border-4' : 'border-transparent',
        teams && 'pl-4',
        own && !hand && 'max-lg:flex max-lg:min-h-12 lying:flex-wrap lying:gap-y-0',
        narrow &&
          'max-sm:gap-x-1 max-sm:px-2 max-sm:text-sm lying:flex lying:min-h-10 lying:gap-2 lying:px-2 lying:py-0.5 lying:text-sm',
        narrow && teams && 'max-sm:pl-4 lying:pl-4',
        className,
      )}
    >
      {teams && (
        <span
          aria-hidden
          className={clsx(
            'forced-color-adjust-none absolute inset-y-1.5 left-1 w-1.5 rounded-full',
            SIDE_GROUNDS[side],
          )}
        />
      )}
      <div
        className={clsx(
          'flex min-w-0 flex-1 items-center gap-1.5',
          (narrow || teams) && 'col-span-2',
          own && !hand && 'lying:min-w-full',
        )}
      >
        <PlayerName
          player={player.player}
          plain={plain}
          wrap={narrow}
          className={clsx('font-semibold', narrow && 'max-sm:text-xs')}
        />
        {player.rating !== null && (
          <RatingText
            value={player.rating}
            className={clsx('text-muted text-sm max-sm:hidden', own && !hand && 'lg:hidden')}
          />
        )}
        {partner && (
          <span className={clsx('shrink-0 text-muted text-xs', narrow && 'max-sm:sr-only lying:sr-only')}>
            {t('partner')}
          </span>
        )}
        {info?.left && (
          <Flag
            role="img"
            aria-label={t('leftMark', { reason: info.left.reason })}
            className={clsx('shrink-0 text-muted', narrow ? `${CORNER} size-4 sm:size-5 sm:p-0.5` : 'size-4')}
          />
        )}
        {away && clock && (
          <AwayMark
            since={awaySince}
            clock={clock}
            calm={isSlow(view.clock)}
            narrow={narrow}
            className={narrow && `${CORNER} px-1`}
          />
        )}
        {teams && <span className="ml-auto">{rise}</span>}
      </div>
      {/* Partners have one score, which stands apart. */}
      {!teams && (
        <p
          className={clsx(
            'figures flex items-baseline justify-end gap-1.5',
            own && !hand && 'max-lg:order-last',
            narrow && 'order-1 flex-row-reverse justify-end max-sm:col-span-2',
          )}
        >
          {rise}
          <span className="sr-only">{t('score', { score: scoreText(score) })}</span>
          <span aria-hidden data-score={side} className="font-bold text-xl leading-7">
            {scoreText(score)}
          </span>
        </p>
      )}
      <div
        data-held
        className={clsx(
          'flex min-w-0 items-center gap-2',
          own && !hand && 'max-lg:hidden',
          narrow && (teams ? 'order-2' : 'order-3 max-sm:order-2 sm:col-span-2'),
        )}
      >
        {hand && (
          <>
            <p className="sr-only">{joined.list(hand)}</p>
            <span aria-hidden className="flex min-w-0 flex-wrap gap-0.5">
              {hand.map((tile) => (
                <TileSvg
                  key={tile}
                  tile={tile}
                  half={hand.length > 12 ? 10 : hand.length > 8 ? 12 : 15}
                  className="block"
                />
              ))}
            </span>
          </>
        )}
        {!own && !hand && (
          <>
            <span className={clsx(narrow && 'max-sm:hidden lying:hidden')}>
              <TileBacks count={Math.min(count, 14)} half={9} />
            </span>
            {narrow && <TileSvg tile={null} half={9} className="shrink-0 sm:hidden lying:block!" />}
            <span className="figures text-muted text-sm">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{t('tiles', { count })}</span>
            </span>
          </>
        )}
        {own && !hand && (
          <span className="flex min-w-0 gap-2 text-muted text-sm">
            <span className="truncate">{away ? t('away') : t('you')}</span>
            {player.rating !== null && <RatingText value={player.rating} />}
          </span>
        )}
      </div>
      <div className={clsx('justify-self-end', narrow && (teams ? 'order-3' : 'order-2 max-sm:order-3'))}>
        {clock && <TurnClock view={view} seat={seat} clock={clock} />}
      </div>
    </section>
  )
}
