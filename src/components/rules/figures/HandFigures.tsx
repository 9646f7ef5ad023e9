import { Figure, FigureText, FigureTile } from './Figure'

const ROW = 7

/** As many tiles as are dealt, in rows, before the number that stays in the boneyard. */
export function HandFigure({ tiles, rest }: { tiles: number; rest: number }) {
  const shown = Math.min(14, Math.max(0, tiles || 0))
  const rows = shown > ROW ? 2 : 1
  const wide = Math.ceil(shown / rows)
  return (
    <Figure>
      {Array.from({ length: shown }, (_, at) => {
        const row = Math.floor(at / wide)
        const inRow = row === 0 ? wide : shown - wide
        const x = 48 + ((at % wide) - (inRow - 1) / 2) * 11.5
        return { at, x, y: rows === 1 ? 42 : 30 + row * 21 }
      }).map(({ at, x, y }) => (
        <FigureTile key={at} tile={null} x={x} y={y} half={9.5} upright />
      ))}
      {rest >= 0 && <FigureText x={84} y={11} text={String(rest)} />}
      {rest >= 0 && <FigureTile tile={null} x={66} y={11} half={7} />}
    </Figure>
  )
}

/** The boneyard in a row, what is never drawn apart at its end. */
export function ReserveFigure({ reserve }: { reserve: number }) {
  const drawable = 6 - reserve
  const gap = reserve > 0 ? 9 : 0
  const start = 48 - (5 * 12 + gap) / 2
  const kept = start + drawable * 12 + gap
  return (
    <Figure>
      {reserve > 0 && (
        <rect
          x={kept - 8.5}
          y={17}
          width={reserve * 12 + 5}
          height={31}
          rx="5"
          className="fill-none stroke-count"
          strokeWidth="1.6"
          strokeDasharray="4 2.4"
        />
      )}
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <FigureTile key={at} tile={null} x={start + at * 12 + (at < drawable ? 0 : gap)} y={32} half={10} upright />
      ))}
    </Figure>
  )
}
