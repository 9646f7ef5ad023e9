'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useWaitText } from '../ui/useWaitText'

/** Words for next-auth's error codes; ours (`tooMany:900`, `wrongPassword`) come through them as they are. */
export function useSignInErrorText(): (code: string) => string {
  const t = useTranslations('account.signIn')
  const errors = useTranslations('errors')
  const waitText = useWaitText()
  return useCallback(
    (code) => {
      if (code === 'CredentialsSignin' || code === 'wrongPassword') return t('wrong')
      const [name, seconds] = code.split(':')
      if (name === 'tooMany') return waitText(Number(seconds) || undefined)
      if (code === 'unreachable') return errors('offline')
      if (code === 'internal' || code === 'tryAgain') return errors('tryAgain')
      return t('oauth')
    },
    [t, errors, waitText],
  )
}
