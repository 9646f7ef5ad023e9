'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'

/** Words for next-auth's error codes; ours (`tooMany`, `wrongPassword`) come through them as they are. */
export function useSignInErrorText(): (code: string) => string {
  const t = useTranslations('account.signIn')
  const errors = useTranslations('errors')
  return useCallback(
    (code) => {
      if (code === 'CredentialsSignin' || code === 'wrongPassword') return t('wrong')
      if (code === 'tooMany') return errors('tooMany')
      if (code === 'unreachable') return errors('offline')
      if (code === 'internal' || code === 'tryAgain') return errors('tryAgain')
      return t('oauth')
    },
    [t, errors],
  )
}
