import { Figure, FigureText } from './Figure'

/** A way of points with its goal. */
export function TargetFigure({ target }: { target: number }) {
  return (
    <Figure>
      <line x1="10" y1="46" x2="86" y2="46" className="stroke-felt-muted" strokeWidth="1.6" strokeLinecap="round" />
      {[10, 22.6, 35.3, 48, 60.6, 73.3].map((x) => (
        <line key={x} x1={x} y1="42.5" x2={x} y2="49.5" className="stroke-felt-muted" strokeWidth="1.4" />
      ))}
      <circle cx="60.6" cy="46" r="4.5" className="fill-open" />
      <circle cx="35.3" cy="46" r="4.5" className="fill-open" fillOpacity="0.6" />
      <line x1="86" y1="49.5" x2="86" y2="12" className="stroke-felt-ink" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M86 12H46l5 8.5l-5 8.5H86Z" className="fill-count" />
      <FigureText
        x={69}
        y={20.5}
        size={target > 9999 ? 8 : 12}
        text={Number.isFinite(target) ? String(target) : '?'}
        className="fill-count-ink"
      />
    </Figure>
  )
}

/** Rounds one after the other: without an end in sight, or up to a last one. */
export function RoundLimitFigure({ rounds }: { rounds: number | null }) {
  return (
    <Figure>
      {[0, 1, 2, 3].map((at) => (
        <rect
          key={at}
          x={8 + at * 16}
          y="25"
          width="12"
          height="14"
          rx="3"
          className="fill-open"
          fillOpacity={0.95 - at * 0.13}
        />
      ))}
      {rounds === null ? (
        [0, 1, 2].map((at) => <circle key={at} cx={75 + at * 6} cy="32" r="1.8" className="fill-felt-ink" />)
      ) : (
        <>
          <rect x="72" y="21" width="18" height="22" rx="4" className="fill-count" />
          <FigureText x={81} y={32} size={rounds > 99 ? 8 : 11} text={String(rounds)} className="fill-count-ink" />
        </>
      )}
    </Figure>
  )
}
