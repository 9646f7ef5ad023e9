import type { RuleSet } from '../../../engine/board/rules'
import { Figure, FigureTile } from './Figure'

const HALF = 7.7
const REACH = HALF * 3 + 4.2

/** A double in a straight line, or with an arm at each of its four sides; the open ends are marked. */
export function SpinnerFigure({ spinner }: Pick<RuleSet, 'spinner'>) {
  const branches = spinner === 'first'
  return (
    <Figure>
      {[-1, 1].map((side) => (
        <circle key={side} cx={48 + side * REACH} cy={32} r="2.5" className="fill-count" />
      ))}
      {branches &&
        [-1, 1].map((side) => <circle key={side} cx={48} cy={32 + side * REACH} r="2.5" className="fill-count" />)}
      <FigureTile tile="4-2" x={48 - HALF * 1.5} y={32} half={HALF} turned />
      <FigureTile tile="4-1" x={48 + HALF * 1.5} y={32} half={HALF} />
      {branches && <FigureTile tile="4-0" x={48} y={32 - HALF * 2} half={HALF} upright turned />}
      <FigureTile tile="4-4" x={48} y={32} half={HALF} upright />
      {branches && <FigureTile tile="5-4" x={48} y={32 + HALF * 2} half={HALF} upright turned />}
    </Figure>
  )
}
