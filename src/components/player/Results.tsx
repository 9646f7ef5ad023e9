import { useFormatter, useTranslations } from 'next-intl'
import type { Profile } from '../../contract/history'
import type { Pause } from '../../contract/table'
import { Section } from '../ui/Section'
import { PauseNote } from './PauseNote'

const PARTS = [
  ['won', 'bg-good'],
  ['drawn', 'bg-line-strong'],
  ['lost', 'bg-danger'],
] as const

/** How somebody's finished matches went, as numbers and as a bar. `pause` is shown to nobody but whose it is. */
export function Results({ matches, pause }: { matches: Profile['matches']; pause: Pause | null }) {
  const t = useTranslations('player')
  const format = useFormatter()
  return (
    <Section title={t('results')}>
      {matches.total === 0 ? (
        <p className="text-muted">{t('resultsNone')}</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2">
            <span className="figures font-semibold text-2xl">{matches.total}</span>
            <span className="text-muted">{t('total', { count: matches.total })}</span>
          </p>
          <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
            {PARTS.map(
              ([part, tone]) =>
                matches[part] > 0 && <span key={part} className={tone} style={{ flexGrow: matches[part] }} />,
            )}
          </div>
          <dl className="grid grid-cols-3 gap-2">
            {PARTS.map(([part, tone]) => (
              <div key={part} className="flex flex-col-reverse">
                <dt className="flex items-center gap-1.5 text-muted text-sm">
                  <span aria-hidden className={`size-2 rounded-full ${tone}`} />
                  {t(part)}
                </dt>
                <dd className="figures font-semibold text-lg">{matches[part]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {matches.left > 0 && (
        <p className="text-muted text-sm">
          {t('left', {
            left: matches.left,
            of: matches.amongPeople,
            share: format.number(matches.left / matches.amongPeople, { style: 'percent' }),
          })}
        </p>
      )}
      {pause && <PauseNote until={pause.until} />}
    </Section>
  )
}
