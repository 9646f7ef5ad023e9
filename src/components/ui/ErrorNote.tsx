'use client'
import { useTranslations } from 'next-intl'
import { Button } from './Button'
import { Notice } from './Notice'
import { useErrorText } from './useErrorText'

/** What went wrong, in words, with a way to try again where there is one. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  return (
    <Notice tone="danger" action={onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {errorText(error)}
    </Notice>
  )
}
