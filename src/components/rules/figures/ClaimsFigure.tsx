import type { RuleSet } from '../../../engine/board/rules'
import { Figure, FigurePoints, FigureText, FigureTile } from './Figure'

type Says = { x: number; y: number; text: string; from: 'left' | 'right'; className?: string }

function Speech({ x, y, text, from, className = 'fill-tile' }: Says) {
  const side = from === 'left' ? -1 : 1
  return (
    <g>
      <path d={`M${x + side * 8} ${y + 6}l${side * 9} 9l${side * -16} -7Z`} className={className} />
      <rect x={x - 16} y={y - 10} width="32" height="19" rx="7" className={className} />
      <FigureText x={x} y={y - 0.5} text={text} className="fill-pip" />
    </g>
  )
}

/** A placement that makes ten: credited by itself, named by the placer, or named by somebody else. */
export function ClaimsFigure({ claims }: Pick<RuleSet, 'claims'>) {
  return (
    <Figure>
      <FigureTile tile="5-5" x={claims === 'steal' ? 48 : 28} y={claims === 'steal' ? 44 : 36} half={12.5} upright />
      {claims === 'automatic' && <FigurePoints x={64} y={34} text="+10" />}
      {claims === 'call' && <Speech x={62} y={28} text="10" from="left" />}
      {claims === 'steal' && <Speech x={21} y={20} text="…" from="left" />}
      {claims === 'steal' && <Speech x={76} y={20} text="10!" from="right" className="fill-count" />}
    </Figure>
  )
}
