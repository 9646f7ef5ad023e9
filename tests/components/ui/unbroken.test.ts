import { expect, it } from 'vitest'
import { unbroken } from '../../../src/components/ui/unbroken'

it('keeps sums and scores on one line, and nothing else', () => {
  expect(unbroken('Ben plays 4-4 on the right 4: 2 + 8 = 10, 10 points.')).toBe(
    'Ben plays 4-4 on the right 4: 2\u00a0+\u00a08\u00a0=\u00a010, 10 points.',
  )
  expect(unbroken('安娜获胜，105 : 90。')).toBe('安娜获胜，105\u00a0:\u00a090。')
  const long = '12 + 11 + 10 + 9 + 8 + 7 + 6 + 5 = 68'
  expect(unbroken(long)).toBe(long)
})
