'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../../engine/view/view'
import { sidesOf } from '../seatNames'
import { SIDE_FILLS, SIDE_STROKES } from '../sideLooks'
import type { Names } from '../useNames'
import { BoardLegend } from './BoardLegend'
import { pegsOf } from './pegs'
import { holesOf, type Track, trackOf } from './track'

type Props = {
  view: MatchView
  names: Names
  /** What each side had before its score last changed. */
  previous: readonly number[]
}

/** A cribbage board: a lane for each side, sixty-one holes around the bend, and where scores can fall a street below nothing. */
export function PegBoard({ view, names, previous }: Props) {
  const t = useTranslations('match')
  const sides = sidesOf(view.rules)
  const below = view.rules.settlement === 'debit' || [...view.scores, ...previous].some((score) => score < 0)
  const track = trackOf(sides.length, below)
  const target = pegsOf(view.rules.target)
  const inSight = view.scores.some((score) => (score > 0 ? pegsOf(score).lap : 0) === target.lap)
  return (
    <section aria-label={t('scoreboards.pegs')} className="flex min-h-0 flex-1 gap-3 p-3">
      <svg
        role="img"
        aria-label={t('boardWords')}
        viewBox={`0 0 ${track.width} ${track.height}`}
        preserveAspectRatio="xMidYMin"
        className="h-full min-h-72 min-w-0 shrink basis-[62%]"
      >
        <Wood track={track} below={below} />
        <Numbers track={track} below={below} />
        {inSight && <Gate track={track} hole={target.hole} />}
        {sides.map((side) => (
          <g key={side}>
            <Holes track={track} lane={side} below={below} />
            <Peg track={track} lane={side} score={previous[side] ?? 0} back />
            <Peg track={track} lane={side} score={view.scores[side] ?? 0} />
          </g>
        ))}
      </svg>
      <BoardLegend view={view} names={names} previous={previous} />
    </section>
  )
}

function Wood({ track: { width, height, ground, minusGround }, below }: { track: Track; below: boolean }) {
  return (
    <>
      <rect width={width} height={height} rx="22" className="fill-wood" />
      <rect
        x="4"
        y="4"
        width={width - 8}
        height={height - 8}
        rx="18"
        fill="none"
        className="stroke-accent"
        strokeOpacity="0.45"
        strokeWidth="1.2"
      />
      <path d={ground.path} fill="none" className="stroke-wood-street" strokeWidth={ground.width} />
      {below && <rect {...minusGround} rx="12" className="fill-wood-minus" />}
    </>
  )
}

const NUMBER = 'figures fill-wood-ink font-semibold'

/** Each fifth hole by its number, on the lanes' outer side; on the street below nothing with a minus. */
function Numbers({ track, below }: { track: Track; below: boolean }) {
  const { x, width, y } = track.minusGround
  return (
    <g aria-hidden textAnchor="middle" fontSize="10">
      {holesOf('board')
        .filter((hole) => hole % 5 === 0 || hole === 61)
        .map((hole) => {
          const place = track.beside(hole)
          return (
            <text key={hole} x={place.x} y={place.y + 3.5} className={NUMBER}>
              {hole}
            </text>
          )
        })}
      {below && (
        <>
          <text x={x + width / 2} y={y + 17} fontSize="19" className={NUMBER}>
            −
          </text>
          {holesOf('minus')
            .filter((hole) => hole % 5 === 0)
            .map((hole) => (
              <text key={hole} x={x + width + 11} y={track.at({ street: 'minus', hole }, 0).y + 3.5} className={NUMBER}>
                −{hole}
              </text>
            ))}
        </>
      )}
    </g>
  )
}

/** Where the match is won: across all lanes. */
function Gate({ track, hole }: { track: Track; hole: number }) {
  const [first, last] = [0, track.lanes - 1].map((lane) => track.at({ street: 'board', hole }, lane))
  if (!first || !last) return null
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  const [dx, dy] = [(3 * (last.x - first.x)) / length, (3 * (last.y - first.y)) / length]
  return (
    <path
      d={`M${first.x - dx} ${first.y - dy}L${last.x + dx} ${last.y + dy}`}
      className="stroke-accent"
      strokeWidth="13"
      strokeLinecap="round"
      strokeOpacity="0.75"
    />
  )
}

function Holes({ track, lane, below }: { track: Track; lane: number; below: boolean }) {
  const spots = [
    ...([0, 1] as const).map((hole) => ({ street: 'start' as const, hole })),
    ...holesOf('board').map((hole) => ({ street: 'board' as const, hole })),
    ...(below ? holesOf('minus').map((hole) => ({ street: 'minus' as const, hole })) : []),
  ]
  return spots.map((spot) => {
    const { x, y } = track.at(spot, lane)
    return <circle key={`${spot.street} ${spot.hole}`} cx={x} cy={y} r="2.9" className="fill-wood-hole" />
  })
}

/** A peg in its hole. The one behind is a ring; both tell on which lap they are after the first. */
function Peg({ track, lane, score, back }: { track: Track; lane: number; score: number; back?: boolean }) {
  const spot = pegsOf(score)
  const { x, y } = track.at(spot.street === 'start' && back ? { street: 'start', hole: 1 } : spot, lane)
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }} className="line-tile">
      <circle cy="1.4" r="6.6" className="fill-wood-hole" fillOpacity="0.7" />
      <circle
        r={back ? 4.6 : 6}
        strokeWidth={back ? 2.6 : 1}
        className={back ? clsx('fill-wood-hole', SIDE_STROKES[lane]) : clsx(SIDE_FILLS[lane], 'stroke-wood-hole')}
      />
      {!back && <circle cx="-1.6" cy="-1.8" r="1.5" className="fill-tile-light" fillOpacity="0.75" />}
      {spot.lap > 0 && (
        <text textAnchor="middle" y="3.4" fontSize="9.5" className="figures fill-pip font-bold">
          {spot.lap + 1}
        </text>
      )}
    </g>
  )
}
