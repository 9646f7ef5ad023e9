import clsx from 'clsx'
import { FIGURE, strokeOf } from './strokes'
import { tallyOf } from './tally'

/** A score as it is kept on paper, in points: its figures, what is below nothing in red behind a minus. */
export function TallyFigures({ score }: { score: number }) {
  const { owed, figures } = tallyOf(score)
  return (
    <div aria-hidden className={clsx('flex flex-wrap gap-x-2 gap-y-2.5 py-3', owed ? 'text-danger' : 'text-ink')}>
      {owed && (
        <svg aria-hidden width="22" height={FIGURE} viewBox={`0 0 22 ${FIGURE}`} className="shrink-0">
          <path d="M3 25Q11 22.6 19 23.8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
      {figures.map((strokes, figure) => (
        <svg
          aria-hidden
          // biome-ignore lint/suspicious/noArrayIndexKey: figures keep their places
          key={figure}
          width={FIGURE}
          height={FIGURE}
          viewBox={`0 0 ${FIGURE} ${FIGURE}`}
          className="shrink-0"
        >
          {Array.from({ length: strokes }, (_, stroke) => {
            const { path, width } = strokeOf(figure, stroke)
            return (
              <path
                key={path}
                d={path}
                fill="none"
                stroke="currentColor"
                strokeWidth={width}
                strokeLinecap="round"
                strokeOpacity="0.88"
              />
            )
          })}
        </svg>
      ))}
    </div>
  )
}
