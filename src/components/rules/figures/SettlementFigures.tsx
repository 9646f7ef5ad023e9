import type { RuleSet } from '../../../engine/board/rules'
import { Figure, FigurePoints, FigureText, FigureTile } from './Figure'

/** Two tiles left, twelve pips: ten lost by who holds them, or ten for who went out. */
export function SettlementFigure({ settlement }: Pick<RuleSet, 'settlement'>) {
  const award = settlement === 'award'
  return (
    <Figure>
      <FigureTile tile="6-2" x={18} y={32} half={10.5} upright />
      <FigureTile tile="3-1" x={31} y={32} half={10.5} upright />
      {award && (
        <path
          d="M43 32h10m-4.5-5l5 5l-5 5"
          className="fill-none stroke-felt-ink"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <FigurePoints x={award ? 75 : 66} y={32} text={award ? '+10' : '−10'} lost={!award} />
    </Figure>
  )
}

/** 21 pips of the others above the winner's own 5: all of them scored, or what is left after one's own. */
export function BlockedFigure({ blockedAward }: Pick<RuleSet, 'blockedAward'>) {
  const net = blockedAward === 'net'
  return (
    <Figure>
      <rect x="7" y="12" width="44" height="16" rx="3" className="fill-count" fillOpacity={net ? 0.3 : 1} />
      {net && <rect x="17.5" y="12" width="33.5" height="16" rx="3" className="fill-count" />}
      <FigureText x={net ? 34 : 29} y={20} text="21" className="fill-count-ink" />
      <rect x="7" y="36" width="10.5" height="16" rx="3" className="fill-open" fillOpacity={net ? 1 : 0.55} />
      <FigureText x={12.3} y={44} size={10} text="5" className="fill-count-ink" />
      {net && <FigureText x={25} y={44} text="−" />}
      <FigurePoints x={76} y={net ? 44 : 20} text={net ? '+15' : '+20'} />
    </Figure>
  )
}
