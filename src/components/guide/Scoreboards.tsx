import { TallyFigures } from '../match/scoreboard/TallyFigures'

const SCORES = [5, 10, 20, 35, 50]

/** How a tally grows: strokes for so many points. The words beside it say the same. */
export function TallySteps() {
  return (
    <div aria-hidden className="tally-paper flex flex-wrap justify-around gap-x-6 gap-y-1 rounded-md px-4 py-2">
      {SCORES.map((score) => (
        <div key={score} className="grid justify-items-center">
          <TallyFigures score={score} />
          <span className="figures font-bold">{score}</span>
        </div>
      ))}
    </div>
  )
}

const HOLES = 11
const GAP = 26

/** Three holes for fifteen points: the peg behind shows where the one before it came from. */
export function PegSteps() {
  const hole = (at: number) => 20 + at * GAP
  return (
    <svg aria-hidden viewBox={`0 0 ${hole(HOLES - 1) + 20} 56`} className="w-full max-w-md">
      <rect width={hole(HOLES - 1) + 20} height="56" rx="12" className="fill-wood" />
      {Array.from({ length: HOLES }, (_, at) => (
        <g key={hole(at)}>
          <circle cx={hole(at)} cy="24" r="4" className="fill-wood-hole" />
          {at > 0 && (
            <text x={hole(at)} y="47" textAnchor="middle" fontSize="11" className="figures fill-wood-ink">
              {at}
            </text>
          )}
        </g>
      ))}
      {[4, 7].map((at) => (
        <circle key={at} cx={hole(at)} cy="24" r="8" className="fill-side-0 stroke-wood-hole" strokeWidth="1.5" />
      ))}
    </svg>
  )
}
