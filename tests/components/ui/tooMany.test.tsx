import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { useSignInErrorText } from '../../../src/components/account/useSignInErrorText'
import { useErrorText } from '../../../src/components/ui/useErrorText'
import { said } from '../../support/said'

const textAfter = (retryAfterS?: number) =>
  said(() =>
    useErrorText()(new TRPCClientError('', { result: { error: { data: { code: 'tooMany', retryAfterS } } } } as never)),
  )

it('whoever has tried too often is told for how long to wait, in the unit that fits', () => {
  expect(textAfter()).toBe('Too many tries in a short time. Wait a moment.')
  expect(textAfter(1)).toBe('Too many tries in a short time. Wait one second.')
  expect(textAfter(60)).toBe('Too many tries in a short time. Wait 60 seconds.')
  expect(textAfter(3_598)).toBe('Too many tries in a short time. The next can be in 59:58.')
  expect(textAfter(80_000)).toBe('Too many tries in a short time. The next can be in 22 h 13 min.')
})

it('and so is whoever has tried to sign in too often', () => {
  const signInText = (code: string) => said(() => useSignInErrorText()(code))
  expect(signInText('tooMany:42')).toBe('Too many tries in a short time. Wait 42 seconds.')
  expect(signInText('tooMany:890')).toBe('Too many tries in a short time. The next can be in 14:50.')
  expect(signInText('tooMany:<b>')).toBe('Too many tries in a short time. Wait a moment.')
})
