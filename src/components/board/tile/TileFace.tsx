import type { Pip } from '../../../engine/board/tile'
import { pipPoints } from './pips'

type Props = {
  /** Left or upper half first; null shows the back. */
  halves: readonly [Pip, Pip] | null
  vertical: boolean
}

const INSET = 0.035
const ROUND = 0.17
const PIP = 0.098
const GLEAM = { strokeOpacity: 0.75, strokeWidth: 2 * PIP + 0.016 }
const PIP_INKS = ['', 'stroke-pip-1', 'stroke-pip-2', 'stroke-pip-3', 'stroke-pip-4', 'stroke-pip-5', 'stroke-pip-6']

/** The pips of a half as one stroke of points: a page shows up to a thousand of them. */
function pipDots(pips: Pip, vertical: boolean, middle: number): string {
  return pipPoints(pips, vertical)
    .map(({ x, y }) => (vertical ? `M${x} ${y + middle}h0` : `M${x + middle} ${y}h0`))
    .join('')
}

/** A tile drawn around the origin; a unit is half a tile. Thickness and light are the same however it lies. */
export function TileFace({ halves, vertical }: Props) {
  const [width, height] = vertical ? [1 - 2 * INSET, 2 - 2 * INSET] : [2 - 2 * INSET, 1 - 2 * INSET]
  const box = { x: -width / 2, y: -height / 2, width, height, rx: ROUND }
  const cut = vertical ? { x1: -0.33, x2: 0.33, y1: 0, y2: 0 } : { x1: 0, x2: 0, y1: -0.33, y2: 0.33 }
  return (
    <g>
      <rect {...box} y={box.y + 0.1} x={box.x + 0.01} className="fill-tile-shade" />
      <rect {...box} y={box.y + 0.05} className="fill-face-rim" />
      <rect {...box} height={box.height - 0.02} className={halves ? 'fill-face' : 'fill-face-back'} />
      <rect
        x={box.x + 0.025}
        y={box.y + 0.025}
        width={box.width - 0.05}
        height={box.height - 0.07}
        rx={ROUND - 0.03}
        fill="none"
        className="stroke-face-gleam"
        strokeOpacity={halves ? 0.7 : 0.32}
        strokeWidth="0.03"
      />
      {halves ? (
        <>
          <line {...cut} className="stroke-face-cut" strokeOpacity="0.42" strokeWidth="0.035" strokeLinecap="round" />
          <line
            {...cut}
            transform={vertical ? 'translate(0 0.032)' : 'translate(0.032 0)'}
            className="stroke-face-gleam"
            strokeOpacity="0.8"
            strokeWidth="0.03"
            strokeLinecap="round"
          />
          {halves.map((pips, at) => {
            if (pips === 0) return null
            const dots = pipDots(pips, vertical, at === 0 ? -0.5 : 0.5)
            return (
              <g key={at === 0 ? 'first' : 'second'} fill="none" strokeLinecap="round">
                <path d={dots} transform="translate(0 0.016)" className="stroke-face-gleam" {...GLEAM} />
                <path d={dots} className={PIP_INKS[pips]} strokeWidth={2 * PIP} />
              </g>
            )
          })}
          <circle r="0.062" className="fill-accent" />
          <circle r="0.062" fill="none" className="stroke-pip" strokeOpacity="0.4" strokeWidth="0.018" />
        </>
      ) : (
        <path
          d={vertical ? 'M0 -0.42L0.24 0L0 0.42L-0.24 0Z' : 'M-0.42 0L0 -0.24L0.42 0L0 0.24Z'}
          fill="none"
          className="stroke-face-gleam"
          strokeOpacity="0.55"
          strokeWidth="0.05"
        />
      )}
    </g>
  )
}
