'use client'
import { useFormatter, useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import { useWhereabouts } from '../site/useWhereabouts'
import { LinkButton } from '../ui/LinkButton'
import type { Names } from './useNames'

/** A match that never began: who did not show up, and the way on. */
export function SealingEnd({ match, absent, names }: { match: MatchState; absent: readonly number[]; names: Names }) {
  const t = useTranslations('sealing')
  const format = useFormatter()
  const { seat } = match
  const whereabouts = useWhereabouts(seat !== null)
  const tableId = whereabouts?.tableId
  const others = absent.filter((one) => one !== seat).map(names.seat)
  return (
    <div className="column py-6 sm:py-12">
      <section
        aria-labelledby="sealing"
        className="mx-auto grid max-w-2xl gap-4 rounded-lg border border-line bg-raised p-5 shadow-raised sm:p-8"
      >
        <h1 id="sealing" className="text-2xl">
          {t('voidTitle')}
        </h1>
        <div role="status" className="grid gap-2">
          {seat !== null && absent.includes(seat) && <p className="font-semibold">{t('youAbsent')}</p>}
          {others.length > 0 && <p className="font-semibold">{t('absent', { names: format.list(others) })}</p>}
        </div>
        <p className="max-w-prose text-muted">{tableId ? t('voidTable') : t('voidLead')}</p>
        <div className="flex flex-wrap gap-3">
          {tableId && (
            <LinkButton href={`/table/${tableId}`} look="primary">
              {t('toTable')}
            </LinkButton>
          )}
          <LinkButton href="/lobby" {...(tableId ? {} : { look: 'primary' })}>
            {t('toLobby')}
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
