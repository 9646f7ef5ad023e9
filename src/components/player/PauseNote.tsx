'use client'
import { useTranslations } from 'next-intl'
import { useUntil } from '../ui/useUntil'

/** That, and until when, rated play is closed to whoever looks. */
export function PauseNote({ until }: { until: number }) {
  const t = useTranslations('player')
  const untilText = useUntil()
  return <p className="rounded-md bg-sunken px-3.5 py-2.5 text-sm">{t('paused', { until: untilText(until) })}</p>
}
