import type { RuleSet } from '../../../engine/board/rules'
import { Figure, FigureTile } from './Figure'

const HALF = 9

/** A double in a straight line, or with an arm at each of its four sides; the open ends are marked. */
export function SpinnerFigure({ spinner }: Pick<RuleSet, 'spinner'>) {
  const branches = spinner === 'first'
  const ends = branches ? [-1.5, 1.5] : []
  return (
    <Figure>
      {[-1, 1].map((side) => (
        <circle key={side} cx={48 + side * HALF * 3.2} cy={32} r="2.6" className="fill-count" />
      ))}
      <FigureTile tile="4-2" x={48 - HALF * 1.5} y={32} half={HALF} turned />
      <FigureTile tile="4-1" x={48 + HALF * 1.5} y={32} half={HALF} />
      {branches && <FigureTile tile="4-0" x={48} y={32 - HALF * 2} half={HALF} upright turned />}
      <FigureTile tile="4-4" x={48} y={32} half={HALF} upright />
      {branches && <FigureTile tile="5-4" x={48} y={32 + HALF * 2} half={HALF} upright turned />}
      {ends.map((side) => (
        <circle key={side} cx={48 + HALF * 0.95} cy={32 + side * HALF * 1.65} r="2.6" className="fill-count" />
      ))}
    </Figure>
  )
}
