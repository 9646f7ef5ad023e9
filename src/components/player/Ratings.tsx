'use client'
import { useTranslations } from 'next-intl'
import { Tabs } from 'radix-ui'
import type { RatingHistory } from '../../contract/history'
import type { RatingValue } from '../../contract/player'
import { useRulesName } from '../table/useRulesName'
import { RatingText } from '../ui/RatingText'
import { Section } from '../ui/Section'
import { RatingCourse } from './RatingCourse'

/** Somebody's ratings, one tab for each pool, each with its course. */
export function Ratings({ courses }: { courses: readonly { rating: RatingValue; course: RatingHistory }[] }) {
  const t = useTranslations('player')
  const { ofPool } = useRulesName()
  const [first] = courses
  if (!first)
    return (
      <Section title={t('ratings')}>
        <p className="text-muted">{t('noRatings')}</p>
      </Section>
    )
  return (
    <Section title={t('ratings')}>
      <Tabs.Root defaultValue={first.rating.pool}>
        <Tabs.List aria-label={t('ratings')} className="flex flex-wrap gap-2">
          {courses.map(({ rating: { pool, value, matches, provisional } }) => (
            <Tabs.Trigger
              key={pool}
              value={pool}
              className="grid min-h-11 justify-items-start rounded-md border border-line px-4 py-2.5 text-left hover:bg-sunken data-[state=active]:border-line-strong data-[state=active]:bg-sunken data-[state=active]:shadow-[inset_0_-3px_0_var(--accent)]"
            >
              <span className="text-muted text-sm">{ofPool(pool)}</span>
              <RatingText value={value} provisional={provisional} className="font-semibold text-xl" />
              <span className="text-muted text-xs">{t('matchCount', { count: matches })}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {courses.map(({ rating: { pool }, course }) => (
          <Tabs.Content key={pool} value={pool} className="mt-5 grid gap-3">
            <RatingCourse course={course} label={t('courseOf', { pool: ofPool(pool) })} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Section>
  )
}
