'use client'
import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { LiveMatch } from '../../client/match/useMatch'
import { surely } from '../../client/surely'
import { useLoaded } from '../../client/useLoaded'
import { useWide } from '../../client/useWide'
import type { MatchPlayer } from '../../contract/match'
import { lay } from '../../engine/board/ends'
import type { Line } from '../../engine/board/line'
import { sideOf } from '../../engine/board/rules'
import { countShown } from '../../engine/view/claims'
import type { ViewEvent } from '../../engine/view/view'
import { Hand } from '../board/hand/Hand'
import { DragGhost } from '../board/input/DragGhost'
import { LineStage } from '../board/LineStage'
import { placesOf } from '../board/places'
import { useShownConnection } from '../site/useShownConnection'
import { useLasting } from '../ui/useLasting'
import type { Calls } from './claims/useCalls'
import { gainOf } from './gain'
import { LotPanel } from './LotPanel'
import { SeatPlate } from './SeatPlate'
import { othersAround } from './seatNames'
import { TableStatus } from './TableStatus'
import { type MatchClock, usePassed } from './useClock'
import type { Names } from './useNames'
import type { Play } from './usePlay'

// Only where there are teams, or points are claimed; and what a hand can do without at first.
const TeamScores = dynamic(() => surely(() => import('./TeamScores')).then((module) => module.TeamScores), {
  loading: () => null,
})
const HandOrderPicker = dynamic(
  () => surely(() => import('../board/hand/HandOrderPicker')).then((module) => module.HandOrderPicker),
  { ssr: false },
)
const CallBar = dynamic(() => surely(() => import('./claims/CallBar')).then((module) => module.CallBar), {
  loading: () => null,
})
const ClaimPanel = dynamic(() => surely(() => import('./claims/ClaimPanel')).then((module) => module.ClaimPanel), {
  loading: () => null,
})

/** An answer that comes sooner is not waited for in words, in milliseconds. */
const SENDING_MS = 600

const NO_LINE: Line = []

/** Where the others sit on a wide screen, clockwise from the left, by the number of seats. */
const SIDES: Readonly<Record<number, readonly string[]>> = {
  2: ['lg:col-start-2 lg:row-start-1'],
  3: ['lg:col-start-1 lg:row-start-2', 'lg:col-start-3 lg:row-start-2'],
  4: ['lg:col-start-1 lg:row-start-2', 'lg:col-start-2 lg:row-start-1', 'lg:col-start-3 lg:row-start-2'],
}

type Props = {
  live: LiveMatch
  names: Names
  play: Play
  calls: Calls
  seat: number | null
  clock: MatchClock
  /** The last event, if the log is there, and its words. */
  lastEvent: ViewEvent | null
  latest: ReactNode
  /** Paper on the felt: the round's settlement, the end. */
  panel: ReactNode
  /** At the line's upper edge, where they hide nobody's plate. */
  notices: ReactNode
}

/** The table: the others around it, the line in its middle, the own hand before it. */
export function MatchTable({
  live: { view, match, presence, waiting, delayed, laying },
  names,
  play,
  calls,
  seat,
  clock,
  lastEvent,
  latest,
  panel,
  notices,
}: Props) {
  const t = useTranslations('match')
  const { round, rules } = view
  const naming = play.trial !== null || calls.naming
  const own = seat ?? 0
  const { trial } = play
  const connection = useShownConnection()
  const [loaded, wide] = [useLoaded(), useWide()]
  const sending = useLasting(waiting, SENDING_MS)
  const lies = round?.line ?? NO_LINE
  const line = useMemo(() => (trial ? lay(lies, trial.tile, trial.end) : lies), [lies, trial])
  const places = useMemo(() => placesOf(line, rules), [line, rules])
  const begun = usePassed(clock, round?.turn?.since ?? Number.POSITIVE_INFINITY)
  const lot = line.length === 0 && !begun && view.phase !== 'over' ? (round?.lot ?? null) : null
  const awaySince = (of: number) => {
    const since = presence?.away[of]?.since
    return since === undefined ? null : since - match.startedAt
  }
  const plate = (player: MatchPlayer, className: string, where: 'around' | 'before') => (
    <SeatPlate
      key={player.seat}
      view={view}
      player={player}
      present={presence?.seats[player.seat] ?? null}
      awaySince={awaySince(player.seat)}
      clock={clock}
      gained={gainOf(view, lastEvent, player.seat)}
      partner={seat !== null && where === 'around' && sideOf(rules, player.seat) === sideOf(rules, own)}
      own={where === 'before' && seat !== null}
      narrow={where === 'around' && rules.seats > 2}
      className={className}
    />
  )
  const others = othersAround(rules.seats, own).flatMap((number) =>
    match.players.filter((player) => player.seat === number),
  )
  const ownPlayer = match.players.find((player) => player.seat === own)

  return (
    <section
      aria-label={t('table')}
      className="felt table-felt relative flex min-h-0 flex-1 flex-col overflow-hidden lying:grid lying:grid-cols-[13rem_minmax(0,1fr)] lying:grid-rows-[auto_auto_minmax(0,1fr)_auto] lg:rounded-lg"
    >
      <div
        className={clsx(
          'grid min-h-0 flex-1 gap-2 p-2 sm:p-3 lying:contents',
          rules.teams ? 'max-lg:grid-rows-[auto_auto_minmax(0,1fr)]' : 'max-lg:grid-rows-[auto_minmax(0,1fr)]',
          rules.seats > 2
            ? 'lg:grid-cols-[11rem_minmax(0,1fr)_11rem] xl:grid-cols-[13rem_minmax(0,1fr)_13rem]'
            : 'lg:grid-cols-[1fr_minmax(0,60rem)_1fr]',
          'lg:grid-rows-[auto_minmax(0,1fr)]',
        )}
      >
        <div
          className="grid gap-2 max-lg:col-start-1 max-lg:row-start-1 lying:grid-cols-1! lying:gap-1 lying:pt-2 lying:pl-2 lg:contents"
          style={{ gridTemplateColumns: `repeat(${others.length}, minmax(0, 1fr))` }}
        >
          {others.map((player, at) =>
            plate(
              player,
              clsx(
                SIDES[rules.seats]?.[at],
                'lg:self-center',
                SIDES[rules.seats]?.[at]?.includes('row-start-1') && 'lg:mx-auto lg:w-88',
              ),
              'around',
            ),
          )}
        </div>
        {rules.teams && (
          <TeamScores
            view={view}
            names={names}
            seat={own}
            className="max-lg:row-start-2 lying:mt-1.5 lying:ml-2 lg:col-start-1 lg:row-start-1 lg:flex-col lg:self-start"
          />
        )}
        <div
          className={clsx(
            'relative flex min-h-36 min-w-0 flex-col transition-[filter] lying:min-h-0 lg:min-h-0 lying:col-start-2 lying:row-span-3 lying:row-start-1 lying:m-2 lg:row-start-2',
            connection !== 'connected' && 'saturate-50',
            rules.teams ? 'max-lg:row-start-3' : 'max-lg:row-start-2',
            rules.seats > 2 ? 'lg:col-start-2' : 'lg:col-span-3',
          )}
        >
          {notices}
          {lot ? (
            <LotPanel attempts={lot} leader={round?.leader ?? 0} names={names} />
          ) : (
            <LineStage
              line={line}
              places={places}
              countShown={countShown(view) && !trial}
              last={trial?.tile ?? round?.last?.tile ?? null}
              trial={trial !== null || (sending && laying === round?.last?.tile)}
              chosen={play.chosen}
              near={play.drag.dragged?.near ?? null}
              onTarget={play.tapEnd}
              onCancel={play.cancel}
              targetsRef={play.targetsRef}
            />
          )}
        </div>
        {panel}
      </div>
      <TableStatus
        view={view}
        places={places}
        names={names}
        play={play}
        seat={seat}
        lotShown={lot !== null}
        latest={latest}
        clock={clock}
        connection={connection}
        sending={sending}
        delayed={delayed}
      />

      <div className="grid items-end gap-x-4 px-2 pt-1.5 pb-2 sm:px-3 lying:contents lg:grid-cols-[15rem_minmax(0,1fr)_9.5rem] xl:grid-cols-[16.5rem_minmax(0,1fr)_16.5rem]">
        {ownPlayer &&
          plate(
            ownPlayer,
            'lying:col-start-1 lying:row-start-4 lying:mb-2 lying:ml-2 lying:self-end lg:mb-2',
            'before',
          )}
        {seat !== null && (
          // What the numbers need stays free, so that nothing moves when they come.
          <div
            className={clsx(
              'relative flex flex-col justify-end lying:col-start-2 lying:row-start-4 lying:mr-2 lying:ml-1',
              rules.claims !== 'automatic' && 'min-h-41',
            )}
          >
            {rules.claims === 'steal' && <CallBar calls={calls} hidden={naming} busy={waiting} />}
            <div className={clsx(naming && 'invisible')}>
              <Hand
                tiles={play.hand}
                playable={play.playable}
                chosen={play.chosen?.tile ?? null}
                drag={play.drag}
                onTap={play.tapTile}
                onCancel={play.cancel}
                handRef={play.handRef}
              />
            </div>
            {naming && <ClaimPanel view={view} names={names} play={play} calls={calls} clock={clock} busy={waiting} />}
          </div>
        )}
        {seat !== null && (
          <div className="justify-self-end max-lg:hidden">
            {loaded && wide && <HandOrderPicker order={play.order} onChange={play.setOrder} />}
          </div>
        )}
      </div>
      <DragGhost drag={play.drag} />
    </section>
  )
}
