'use client'
import { useCallback } from 'react'
import { notify } from '../ui/notify'
import { signInWith } from './signInWith'
import { useSignInErrorText } from './useSignInErrorText'

/** Signs a visitor in as a new guest; where that fails, says why. Answers whether it went well. */
export function useBecomeGuest(): () => Promise<boolean> {
  const errorText = useSignInErrorText()
  return useCallback(async () => {
    const refused = await signInWith('guest')
    if (refused !== null) void notify('error', errorText(refused))
    return refused === null
  }, [errorText])
}
