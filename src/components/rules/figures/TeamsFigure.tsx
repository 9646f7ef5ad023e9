import { Figure, FigureText } from './Figure'

const SEATS = [
  { seat: 0, x: 48, y: 53 },
  { seat: 1, x: 20, y: 32 },
  { seat: 2, x: 48, y: 11 },
  { seat: 3, x: 76, y: 32 },
]

/** Four seats around a table: each alone, or opposite ones joined. */
export function TeamsFigure({ teams }: { teams: boolean }) {
  return (
    <Figure>
      <rect x="33" y="21" width="30" height="22" rx="4" className="fill-felt-edge stroke-felt-muted" strokeWidth="1" />
      {teams && (
        <>
          <line x1="48" y1="11" x2="48" y2="53" className="stroke-count" strokeWidth="3" />
          <line x1="20" y1="32" x2="76" y2="32" className="stroke-open" strokeWidth="3" strokeDasharray="5 3" />
        </>
      )}
      {SEATS.map(({ seat, x, y }) => (
        <g key={seat}>
          <circle cx={x} cy={y} r="8.5" className={teams && seat % 2 === 0 ? 'fill-count' : 'fill-open'} />
          <FigureText
            x={x}
            y={y}
            size={10}
            text={teams ? (seat % 2 === 0 ? 'A' : 'B') : String(seat + 1)}
            className="fill-count-ink"
          />
        </g>
      ))}
    </Figure>
  )
}
