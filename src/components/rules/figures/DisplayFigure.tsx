import type { RuleSet } from '../../../engine/board/rules'
import { Figure, FigureText } from './Figure'

const HOLES = Array.from({ length: 10 }, (_, at) => 12 + at * 8)
const STROKES = [66, 72, 78]
/** The middles of the four spaces of a large X. */
const SPACES = [
  { x: 34, y: 17 },
  { x: 34, y: 47 },
  { x: 19, y: 32 },
  { x: 49, y: 32 },
]

function Cross({ x, y, arm }: { x: number; y: number; arm: number }) {
  return <path d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`} />
}

function Board() {
  return (
    <>
      <rect x="4" y="14" width="88" height="36" rx="6" className="fill-tile-back" />
      {[23, 41].map((y) => HOLES.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" className="fill-pip" />))}
      <circle cx={HOLES[7]} cy="23" r="3.3" className="fill-count" />
      <circle cx={HOLES[4]} cy="23" r="3.3" className="fill-count" />
      <circle cx={HOLES[5]} cy="41" r="3.3" className="fill-open" />
      <circle cx={HOLES[3]} cy="41" r="3.3" className="fill-open" />
    </>
  )
}

function Paper() {
  return (
    <>
      <rect x="6" y="5" width="84" height="54" rx="3" className="fill-tile" />
      <g className="fill-none stroke-pip" strokeWidth="2" strokeLinecap="round">
        <Cross x={34} y={32} arm={16} />
        {SPACES.map(({ x, y }) => (
          <Cross key={`${x} ${y}`} x={x} y={y} arm={3.6} />
        ))}
        {STROKES.map((x) => (
          <line key={x} x1={x} y1="22" x2={x - 2} y2="42" />
        ))}
      </g>
    </>
  )
}

/** Sixty-five points in figures or strokes; pegs on their way along a board. */
export function DisplayFigure({ display }: Pick<RuleSet, 'display'>) {
  return (
    <Figure>
      {display === 'points' && <FigureText x={48} y={32} size={30} text="65" />}
      {display === 'pegs' && <Board />}
      {display === 'tally' && <Paper />}
    </Figure>
  )
}
