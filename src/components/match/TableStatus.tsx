'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Connection } from '../../client/keepConnected'
import { countShown } from '../../engine/view/claims'
import type { MatchView } from '../../engine/view/view'
import { Boneyard } from '../board/Boneyard'
import { CountSum } from '../board/CountSum'
import type { Places } from '../board/places'
import { unbroken } from '../ui/unbroken'
import { CallCountdown } from './claims/CallCountdown'
import type { MatchClock } from './useClock'
import type { Names } from './useNames'
import type { Play } from './usePlay'

type Props = {
  view: MatchView
  places: Places
  names: Names
  play: Play
  /** The reader's seat. */
  seat: number | null
  lotShown: boolean
  /** What has just happened, in words. */
  latest: ReactNode
  clock: MatchClock
  connection: Connection
  /** Whether an own command waits for its answer for longer than usual; and whether it was not taken at once. */
  sending: boolean
  delayed: boolean
}

/** On a phone: across the whole width, below the count and what is to do. */
const BELOW = 'max-sm:col-span-3 max-sm:row-start-2 max-sm:text-center'

/**
 * Under the line: the count, what is to do or has just happened, or why the page doesn't know; and the boneyard. Its
 * height never changes.
 */
export function TableStatus(props: Props) {
  const { view, places, names, play, seat, lotShown, latest, clock, connection, sending, delayed } = props
  const t = useTranslations('match')
  const site = useTranslations('site')
  const { round, phase } = view
  const turn = round?.turn
  const awaited = phase === 'playing' ? round?.call?.awaited : null
  const calling = round?.call?.seat === seat && seat !== null && !view.seats[seat]?.left
  const prompt = () => {
    if (sending) return t('sending')
    if (awaited && round?.call)
      return calling ? t('mayCall') : t('waitingForCall', { name: names.seat(round.call.seat) })
    if (phase !== 'playing' || !turn || lotShown) return null
    if (!play.onTurn) return t('toPlay', { name: names.seat(turn.seat) })
    if (play.playable?.size === 0 && view.rules.claims === 'steal') return t('nothingFits')
    if (play.playable?.size === 0) return round.boneyard > view.rules.reserve ? t('mustDraw') : t('mustPass')
    if (play.trial) return t('nameIt')
    if (play.chosen) return play.chosen.targets.length > 1 ? t('chooseEnd') : t('confirm')
    return t('yourTurn')
  }
  const prompted = prompt()
  const trouble =
    connection !== 'connected' ? site('connection', { state: connection }) : delayed && sending ? t('notTaken') : null
  const lastChance =
    !trouble && play.onTurn && !lotShown && !play.chosen && turn && (view.seats[turn.seat]?.expiries ?? 0) > 0
  return (
    <div className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_minmax(4.5rem,auto)] items-center gap-x-3 px-3 max-sm:h-17 max-[22.5rem]:h-auto max-[22.5rem]:min-h-17 max-sm:grid-rows-[auto_minmax(0,1fr)] max-sm:overflow-hidden sm:min-h-12 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,3fr)_minmax(8rem,1fr)] sm:px-4 lying:col-start-1 lying:row-span-2 lying:row-start-3 lying:mb-19 lying:min-h-0 lying:grid-cols-[minmax(0,1fr)_auto] lying:content-start lying:gap-y-1 lying:pt-1.5 lying:overflow-hidden lying:px-3">
      <CountSum
        places={places}
        shown={countShown(view) && !play.trial}
        className="text-lg max-sm:row-start-1 lying:text-base"
      />
      <div className="min-w-0 overflow-hidden text-center max-sm:contents sm:max-h-13 leading-tight lying:order-first lying:col-span-2 lying:max-h-none lying:text-left">
        {lastChance ? (
          <p className={clsx(BELOW, 'line-clamp-2 font-semibold text-count max-sm:text-sm max-sm:leading-tight')}>
            {t('lastChance')}
          </p>
        ) : (
          prompted && (
            <p
              className={clsx(
                'text-center font-semibold max-sm:col-start-2 max-sm:row-start-1 lying:text-left',
                // A long name is what makes them long.
                trouble ? 'truncate max-[22.5rem]:hidden' : 'sm:line-clamp-2',
                'max-[22.5rem]:text-sm max-[22.5rem]:leading-tight',
                (!play.onTurn || play.chosen) && 'max-sm:text-sm max-sm:leading-tight',
              )}
            >
              {prompted}
              {awaited && !calling && !trouble && (
                <>
                  {' '}
                  <CallCountdown
                    clock={clock}
                    until={awaited.since + view.pace.claimMs}
                    className="whitespace-nowrap font-normal text-muted"
                  />
                </>
              )}
            </p>
          )
        )}
        {/* How a round ended stands on the paper above; what is waited for is said already. */}
        {phase !== 'settled' && !lastChance && !awaited && !trouble && (
          <p
            aria-hidden
            className={clsx(
              BELOW,
              'line-clamp-2 text-muted text-xs leading-tight sm:text-sm sm:leading-normal lying:text-xs lying:leading-tight',
              prompted && 'sm:line-clamp-1 lying:line-clamp-3',
            )}
          >
            {typeof latest === 'string' ? unbroken(latest) : latest}
          </p>
        )}
        <p
          role="status"
          className={clsx(
            BELOW,
            'line-clamp-2 max-[22.5rem]:line-clamp-3 text-count text-xs leading-tight sm:text-sm sm:leading-normal',
          )}
        >
          {trouble}
        </p>
      </div>
      <div className="flex justify-end max-sm:col-start-3 max-sm:row-start-1">
        {round && <Boneyard count={round.boneyard} />}
      </div>
    </div>
  )
}
