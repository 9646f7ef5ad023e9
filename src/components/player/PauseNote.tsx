'use client'
import { useTranslations } from 'next-intl'
import { Notice } from '../ui/Notice'
import { useUntil } from '../ui/useUntil'

/** That, and until when, rated play is closed to whoever looks. */
export function PauseNote({ until }: { until: number }) {
  const t = useTranslations('player')
  const untilText = useUntil()
  return <Notice>{t('paused', { until: untilText(until) })}</Notice>
}
