import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { countOf } from '../../engine/board/count'
import { openEnds } from '../../engine/board/ends'
import type { Line } from '../../engine/board/line'
import type { Size } from '../board/geometry/fit'
import { LinePicture } from '../board/LinePicture'
import { lineOf } from '../board/lineSteps'
import { sumText } from '../board/places'
import { useJoined } from '../ui/useJoined'
import { FIGURES, type Figure, type FigureName } from './figures'
import { GuideTile } from './GuideTile'
import { LineInWords } from './LineInWords'
import { Stepper } from './Stepper'
import { unbroken } from './unbroken'

/** All figures have tiles of one size, as far as they fit. */
const HALF = 40

/** A line that is stepped through: its tiles and what its ends count, as the engine has them, and all of it in words. */
export function GuideFigure({ name, title }: { name: FigureName; title: string }) {
  const t = useTranslations('guide.figure')
  const joined = useJoined()
  const { rules, steps, size, narrow }: Figure = FIGURES[name]
  const draw = (line: Line, table: Size, className?: string) => (
    <LinePicture
      line={line}
      rules={rules}
      size={table}
      half={HALF}
      face={GuideTile}
      className={clsx('mx-auto block w-full', className)}
      style={{ maxWidth: table.width }}
    />
  )
  const parts = steps.map(([tile, end], at) => {
    const line = lineOf(steps, at + 1)
    const count = countOf(line, rules)
    const value = openEnds(lineOf(steps, at), rules).find((open) => open.end === end)?.value ?? 0
    const placed = end === null ? t('opens', { tile }) : t('placed', { tile, end, value })
    const told = [placed, t('count', { sum: unbroken(sumText(count)) }), t('award', { points: count.points })]
    return {
      picture: narrow ? (
        <>
          {draw(line, narrow, 'sm:hidden')}
          {draw(line, size, 'max-sm:hidden')}
        </>
      ) : (
        draw(line, size)
      ),
      told: joined.sentences(steps.length > 1 ? [t('step', { at: at + 1, of: steps.length }), ...told] : told),
      words: <LineInWords line={line} rules={rules} />,
    }
  })
  return <Stepper title={title} steps={parts} />
}
