'use client'
import { useTranslations } from 'next-intl'
import { useConnection } from '../../client/socket'
import { Notice } from '../ui/Notice'

/** Says that what a live page shows may be out of date, while the connection is gone. */
export function ConnectionNote() {
  const t = useTranslations('site')
  const connection = useConnection()
  return (
    <div role="status" className="empty:hidden">
      {connection !== 'connected' && <Notice>{connection === 'offline' ? t('offline') : t('connectionLost')}</Notice>}
    </div>
  )
}
