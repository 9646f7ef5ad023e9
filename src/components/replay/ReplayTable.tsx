'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { Step } from '../../client/match/steps'
import type { MatchPlayer } from '../../contract/match'
import type { Line } from '../../engine/board/line'
import { sideOf } from '../../engine/board/rules'
import { Boneyard } from '../board/Boneyard'
import { CountSum } from '../board/CountSum'
import { LineStage } from '../board/LineStage'
import { placesOf } from '../board/places'
import { gainOf } from '../match/gain'
import { LotPanel } from '../match/LotPanel'
import { OpenedHands } from '../match/OpenedHands'
import { SeatPlate } from '../match/SeatPlate'
import { othersAround } from '../match/seatNames'
import { TablePanel } from '../match/TablePanel'
import { TeamScores } from '../match/TeamScores'
import type { Names } from '../match/useNames'
import { unbroken } from '../ui/unbroken'

const NO_LINE: Line = []
const nothing = () => {}

type Props = {
  step: Step
  players: readonly MatchPlayer[]
  /** Whether the players' names lead to their pages. */
  profiles: boolean
  names: Names
  /** Who sits nearest. */
  own: number
  handsShown: boolean
  words: string | null
  controls: ReactNode
}

/** The table as it was at a step. */
export function ReplayTable({
  step: { event, view },
  players,
  profiles,
  names,
  own,
  handsShown,
  words,
  controls,
}: Props) {
  const t = useTranslations('replay')
  const { round, rules } = view
  const line = round?.line ?? NO_LINE
  const places = useMemo(() => placesOf(line, rules), [line, rules])
  const others = othersAround(rules.seats, own)
  const plate = (seat: number, isOwn: boolean) => {
    const player = players.find((one) => one.seat === seat)
    if (!player) return null
    const hand = handsShown || event.type === 'roundSettled' ? round?.hands[seat] : null
    return (
      <SeatPlate
        key={seat}
        view={view}
        player={player}
        plain={!profiles}
        present={null}
        clock={null}
        gained={gainOf(view, event, seat)}
        partner={rules.teams && !isOwn && sideOf(rules, seat) === sideOf(rules, own)}
        own={isOwn}
        hand={hand}
        narrow={!isOwn && rules.seats > 2}
      />
    )
  }
  return (
    <section
      aria-label={t('table')}
      className="felt table-felt flex min-h-0 flex-1 flex-col overflow-hidden lg:rounded-lg"
    >
      <div
        className={clsx('grid gap-2 p-2 pb-0 sm:p-3 sm:pb-0', others.length > 1 && 'items-start')}
        style={{ gridTemplateColumns: `repeat(${others.length}, minmax(0, 1fr))` }}
      >
        {others.map((seat) => plate(seat, false))}
      </div>
      {rules.teams && <TeamScores view={view} names={names} seat={own} className="px-2 pt-2 sm:px-3" />}
      <div className="relative min-h-0 flex-1 p-2 sm:p-3">
        {event.type === 'lotDrawn' ? (
          <LotPanel attempts={event.attempts} leader={event.leader} names={names} />
        ) : (
          <LineStage
            line={line}
            places={places}
            countShown
            last={event.type === 'tilePlaced' ? event.tile : null}
            chosen={null}
            near={null}
            onTarget={nothing}
            onCancel={nothing}
          />
        )}
        {event.type === 'roundSettled' && (
          <TablePanel title={t('settled', { round: event.round })} footer={null}>
            <OpenedHands view={view} names={names} />
          </TablePanel>
        )}
      </div>
      <div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-3 sm:px-4">
        <CountSum places={places} shown className="min-w-18 text-lg" />
        <p className="text-center text-sm leading-snug sm:line-clamp-2 sm:text-base">{words && unbroken(words)}</p>
        {round ? <Boneyard count={round.boneyard} /> : <span />}
      </div>
      <div className="px-2 sm:px-3">{plate(own, true)}</div>
      {controls}
    </section>
  )
}
