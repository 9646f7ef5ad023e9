'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useMemo, useRef } from 'react'
import type { End, Line } from '../../engine/board/line'
import type { Tile } from '../../engine/board/tile'
import { EndMark, EndTarget } from './EndMark'
import { endName } from './endName'
import type { Size } from './geometry/fit'
import { SMALLEST_HALF, tableFor } from './geometry/tableFor'
import { LineView } from './LineView'
import { marksOf } from './marks'
import type { Places } from './places'
import type { Target } from './playable'
import { useLinePan } from './useLinePan'
import { useLineWords } from './useLineWords'
import { useSize } from './useSize'

type Props = {
  line: Line
  places: Places
  /** Whether what the ends count may be told (R6.5). */
  countShown: boolean
  last: Tile | null
  /** The last tile only lies there on trial. */
  trial?: boolean
  /** The chosen tile and where it may go. */
  chosen: { readonly tile: Tile; readonly targets: readonly Target[] } | null
  /** The end that a dragged tile is over, by its name. */
  near: string | null
  onTarget: (end: End | null) => void
  onCancel: () => void
  targetsRef?: RefObject<HTMLFieldSetElement | null>
}

/** Large enough to read, small enough that a usual round needs no change of scale. */
function largestHalf({ width, height }: Size): number {
  return Math.max(SMALLEST_HALF, Math.min(46, width / 10.1, height / 6.5))
}

/** The middle of the table: the line with what its ends count, and the places for the chosen tile. */
export function LineStage({
  line,
  places,
  countShown,
  last,
  trial,
  chosen,
  near,
  onTarget,
  onCancel,
  targetsRef,
}: Props) {
  const t = useTranslations('board')
  const { ref, size } = useSize<HTMLDivElement>()
  const words = useLineWords()
  const open = useMemo(() => places.open.map(({ end }) => end), [places])
  const tabled = useMemo(() => size && tableFor(line, open, size, largestHalf(size)), [line, open, size])
  const placed = tabled?.placed
  const pane = useRef<HTMLDivElement>(null)
  const opening = size && chosen?.targets.find(({ end }) => end === null)
  const targets = chosen?.targets ?? []
  useLinePan(pane, { tabled, last, aims: targets.map(({ end }) => end) }, t('pan'))
  const label = (target: Target) =>
    chosen
      ? t('target', { tile: chosen.tile, end: endName(target.end), value: target.value ?? 0, points: target.points })
      : ''
  const tip = (end: End | null) => placed?.ends.find((candidate) => candidate.end === end)
  const only = line.length === 1 ? placed?.tiles[0] : undefined

  const moveFocus = (event: React.KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key === 'Escape') return onCancel()
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div ref={ref} className="relative size-full min-h-0">
      <div ref={pane} className="absolute inset-0">
        <div className="relative" style={tabled?.table}>
          {tabled && placed && (
            <LineView
              placed={placed}
              size={tabled.table}
              last={last}
              trial={trial}
              label={words(line, places, countShown)}
            />
          )}
          {placed &&
            marksOf(places, countShown).map(({ end, counts }) => {
              const above = end === null && only ? { x: only.x, y: only.y - 1.5 * placed.half } : null
              const at = above ?? tip(end)
              if (!at || targets.some((target) => target.end === end)) return null
              return <EndMark key={endName(end)} x={at.x} y={at.y} half={placed.half} counts={counts} />
            })}
          {/* So that screen readers pass the arrows on. */}
          <div {...(chosen && { role: 'application', 'aria-label': t('ends') })} className="contents">
            <fieldset ref={targetsRef} className="contents" onKeyDown={moveFocus}>
              <legend className="sr-only">{t('ends')}</legend>
              {placed &&
                targets.map((target) => {
                  const at = tip(target.end)
                  if (!at) return null
                  const name = endName(target.end)
                  return (
                    <EndTarget
                      key={name}
                      x={at.x}
                      y={at.y}
                      half={placed.half}
                      name={name}
                      points={target.points}
                      near={near === name}
                      aria-label={label(target)}
                      onClick={() => onTarget(target.end)}
                    />
                  )
                })}
              {opening && (
                <button
                  type="button"
                  data-end={endName(null)}
                  aria-label={label(opening)}
                  onClick={() => onTarget(null)}
                  className="absolute inset-0 m-auto grid h-24 w-44 place-items-center rounded-lg border-3 border-count border-dashed bg-felt-edge/70 font-semibold"
                >
                  <span aria-hidden>{opening.points > 0 ? `+${opening.points}` : t('openHere')}</span>
                </button>
              )}
            </fieldset>
          </div>
        </div>
      </div>
    </div>
  )
}
