import { useTranslations } from 'next-intl'
import { countOf } from '../../engine/board/count'
import { completeRules } from '../../engine/board/rules'
import { LinePicture } from '../board/LinePicture'
import { type LineStep, lineOf } from '../board/lineSteps'
import { sumText } from '../board/places'

/** R4.2's worked value: 4-4 on the 4 of 1-4, with 1-1 at the other end, is 2 + 8 = 10. */
const STEPS_OF_LINE: readonly LineStep[] = [
  ['4-1', null, 1],
  ['1-1', 'left'],
  ['4-4', 'right'],
]

const LINE = lineOf(STEPS_OF_LINE)
const RULES = completeRules()

const STEPS = ['join', 'count', 'score', 'settle'] as const

/** The scoring in one picture, with its sum. */
export function Scoring() {
  const t = useTranslations('home')
  return (
    <section
      aria-labelledby="scoring"
      className="column grid items-center gap-x-12 gap-y-8 py-12 lg:grid-cols-2 lg:py-16"
    >
      <figure className="felt grid gap-5 rounded-lg p-6 shadow-raised sm:p-10">
        <LinePicture
          line={LINE}
          rules={RULES}
          cropped
          size={{ width: 360, height: 150 }}
          half={52}
          label={t('scoringFigure')}
          className="mx-auto w-full max-w-96"
        />
        <figcaption
          aria-hidden
          className="figures flex flex-wrap items-baseline justify-center gap-x-3 text-center font-semibold text-2xl"
        >
          <span>{sumText(countOf(LINE, RULES))}</span>
          <span className="rounded-full bg-count px-3 text-base text-count-ink leading-8">{t('sum')}</span>
        </figcaption>
      </figure>
      <div className="grid gap-5 max-lg:order-first">
        <h2 id="scoring" className="text-2xl">
          {t('scoring')}
        </h2>
        <ul className="grid gap-3.5">
          {STEPS.map((step) => (
            <li
              key={step}
              className="flex gap-3.5 text-lg before:mt-[0.55em] before:size-2 before:shrink-0 before:rounded-full before:bg-accent"
            >
              {t(`steps.${step}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
