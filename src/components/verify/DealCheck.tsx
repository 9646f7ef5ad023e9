'use client'
import clsx from 'clsx'
import { LoaderCircle, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MatchState } from '../../contract/match'
import { Link } from '../ui/Link'
import { type DealCheckState, useDealCheck } from './useDealCheck'

const LINK = 'link inline-flex min-h-11 min-w-11 items-center'

function looksOf(state: DealCheckState) {
  if (state.kind === 'checked') {
    return state.holds ? { icon: ShieldCheck, mark: 'text-good' } : { icon: ShieldAlert, mark: 'text-danger' }
  }
  return state.kind === 'checking'
    ? { icon: LoaderCircle, mark: 'text-muted motion-safe:animate-spin' }
    : { icon: ShieldQuestion, mark: 'text-muted' }
}

/**
 * After a match: checks by itself, here in the browser, that every round was dealt from what was fixed beforehand, and
 * says what came of it. The record and the own receipt can be taken along.
 */
export function DealCheck({ match: { id, seat } }: { match: MatchState }) {
  const t = useTranslations('verify.check')
  const { state, again } = useDealCheck(id)
  const { icon: Icon, mark } = looksOf(state)
  const receipt = state.kind === 'checked' && seat !== null ? state.receipt : null
  const words =
    state.kind === 'checked'
      ? t(state.holds ? 'good' : 'bad', { rounds: state.rounds, receipt: state.receipt ? 'yes' : 'no' })
      : t(state.kind)
  return (
    <section aria-label={t('label')} className="mt-3 border-line border-t pt-2.5 text-sm">
      <p
        role="status"
        // As high as the longest answer, so that nothing moves when it comes.
        className={clsx(
          'flex min-h-[3lh] gap-2 sm:min-h-[2lh]',
          state.kind === 'checked' && !state.holds && 'font-semibold',
        )}
      >
        <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', mark)} />
        <span>{words}</span>
      </p>
      <div className="flex flex-wrap gap-x-4 pl-6.5">
        {state.kind === 'unreachable' && (
          <button type="button" onClick={again} className={LINK}>
            {t('again')}
          </button>
        )}
        <Link href={`/verify?match=${id}`} className={LINK}>
          {t('look')}
        </Link>
        <a href={`/api/matches/${id}/record`} download className={LINK}>
          {t('record')}
        </a>
        {seat !== null && state.kind === 'checking' && (
          <span aria-hidden className={`${LINK} invisible`}>
            {t('receipt')}
          </span>
        )}
        {receipt && (
          <a
            href={`data:application/json,${encodeURIComponent(`${JSON.stringify(receipt, null, 2)}\n`)}`}
            download={`muggins-receipt-${id.slice(0, 8)}.json`}
            className={LINK}
          >
            {t('receipt')}
          </a>
        )}
      </div>
    </section>
  )
}
