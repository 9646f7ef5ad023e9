'use client'
import { useCallback } from 'react'
import { signInWith } from './signInWith'
import { useSignInErrorText } from './useSignInErrorText'

/** Signs a visitor in as a new guest. Answers null when that went well, otherwise why it didn't, to be said beside the button. */
export function useBecomeGuest(): () => Promise<string | null> {
  const errorText = useSignInErrorText()
  return useCallback(async () => {
    const refused = await signInWith('guest')
    return refused === null ? null : errorText(refused)
  }, [errorText])
}
