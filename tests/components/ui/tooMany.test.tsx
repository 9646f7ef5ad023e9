import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
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
