'use client'
import dynamic from 'next/dynamic'
import { useFormatter, useTranslations } from 'next-intl'
import type { RatingHistory } from '../../contract/history'
import { ChangeText } from '../ui/ChangeText'
import { Link } from '../ui/Link'
import { Skeleton } from '../ui/Skeleton'

const RatingGraph = dynamic(() => import('./RatingGraph').then((module) => module.RatingGraph), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
})

/** How a rating went: a graph, and the same as a table. */
export function RatingCourse({ course, label }: { course: RatingHistory; label: string }) {
  const t = useTranslations('player')
  const format = useFormatter()
  if (course.length < 2) return <p className="text-muted">{t('courseEmpty')}</p>
  return (
    <>
      <RatingGraph course={course} label={label} />
      <details className="group">
        <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          {t('courseTable')}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section aria-label={label} tabIndex={0} className="max-h-80 overflow-y-auto rounded-md border border-line">
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                <th scope="col" className="px-3 py-2">
                  {t('date')}
                </th>
                <th scope="col" className="px-3 py-2 text-right">
                  {t('rating')}
                </th>
                <th scope="col" className="px-3 py-2 text-right">
                  {t('change')}
                </th>
              </tr>
            </thead>
            <tbody>
              {course.toReversed().map(({ at, matchId, value, change }) => (
                <tr key={matchId} className="border-line border-t">
                  <td className="px-3">
                    <Link href={`/match/${matchId}/replay`} className="link inline-flex min-h-11 min-w-11 items-center">
                      {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
                    </Link>
                  </td>
                  <td className="figures px-3 py-2 text-right">{Math.round(value)}</td>
                  <td className="px-3 py-2 text-right">
                    <ChangeText value={change} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}
