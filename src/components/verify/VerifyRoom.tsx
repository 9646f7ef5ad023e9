'use client'
import { FileCheck2, Receipt, X } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FileDrop } from '../record/FileDrop'
import { useFaultWords } from '../record/useFaultWords'
import { IconButton } from '../ui/IconButton'
import { Link } from '../ui/Link'
import { LinkButton } from '../ui/LinkButton'
import { Notice } from '../ui/Notice'
import { useVerifying } from './useVerifying'
import { VerdictView } from './VerdictView'

/** Verifies a record here in the browser: one from a file, or that of a match of this site. */
export function VerifyRoom() {
  const t = useTranslations('verify.page')
  const faultWords = useFaultWords()
  const matchId = useSearchParams().get('match')
  const { held, fetching, trouble, verified, give, drop } = useVerifying(matchId, t('ownReceipt'))
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-8 sm:px-8">
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
        <p className="text-sm">
          <Link href="/verify/method" className="link inline-flex min-h-11 min-w-11 items-center">
            {t('method')}
          </Link>
        </p>
      </div>
      {trouble && (
        <Notice tone="danger">
          <p className="wrap-anywhere">
            {'fault' in trouble
              ? t('unreadable', { name: trouble.name, words: faultWords(trouble.fault) })
              : (trouble.words ?? t('unreachable'))}
          </p>
        </Notice>
      )}
      <ul className="flex min-w-0 flex-wrap gap-2 empty:hidden">
        {(['record', 'receipt'] as const).map((what) => {
          const file = held[what]
          if (!file) return null
          const Icon = what === 'record' ? FileCheck2 : Receipt
          return (
            <li
              key={what}
              className="flex min-w-0 max-w-full items-center gap-2 rounded-md border border-line bg-raised pl-3 text-sm"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 truncate">{t(`held.${what}`, { name: file.name })}</span>
              <IconButton icon={X} label={t('remove', { name: file.name })} onClick={() => drop(what)} />
            </li>
          )
        })}
      </ul>
      {held.receipt && !held.record && <p className="text-muted">{t('recordWanted')}</p>}
      {verified && !verified.ok && (
        <Notice tone="danger">
          <p className="wrap-anywhere">{t('refused', { words: faultWords(verified.fault) })}</p>
        </Notice>
      )}
      {verified?.ok && <VerdictView verified={verified.value} />}
      {matchId !== null && held.record?.name === matchId && (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/match/${matchId}`}>{t('toMatch')}</LinkButton>
          <LinkButton href={`/match/${matchId}/replay`}>{t('stepThrough')}</LinkButton>
        </div>
      )}
      {fetching ? (
        <p role="status" className="py-10 text-center text-muted">
          {t('fetching')}
        </p>
      ) : (
        <FileDrop title={t(held.record ? 'dropMore' : 'drop')} hint={t('hint')} several onFiles={give} />
      )}
    </div>
  )
}
