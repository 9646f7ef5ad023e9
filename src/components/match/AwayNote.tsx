'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '../ui/IconButton'
import { Scrolled } from '../ui/Scrolled'

/** What happened while the reader was away, until dismissed. */
export function AwayNote({ lines, onDismiss }: { lines: readonly string[]; onDismiss: () => void }) {
  const t = useTranslations('match')
  const shown = lines.slice(-6)
  return (
    <section
      aria-label={t('awayTitle')}
      className="paper absolute inset-x-2 top-2 z-20 mx-auto max-w-120 rounded-lg border border-line bg-raised text-ink text-sm shadow-float"
    >
      <header className="flex items-center justify-between pl-4">
        <h2 className="text-base">{t('awayTitle')}</h2>
        <IconButton icon={X} label={t('dismiss')} onClick={onDismiss} />
      </header>
      <Scrolled aria-label={t('awayTitle')} className="max-h-40 overflow-y-auto px-4 pb-3">
        <ul>
          {lines.length > shown.length && (
            <li className="text-muted">{t('awayMore', { count: lines.length - shown.length })}</li>
          )}
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once
            <li key={at} className="text-pretty py-0.5">
              {line}
            </li>
          ))}
        </ul>
      </Scrolled>
    </section>
  )
}
