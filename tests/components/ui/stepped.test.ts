import { expect, it } from 'vitest'
import { stepped } from '../../../src/components/ui/NumberField'

it.each([
  [100, 5, 105],
  [100, -5, 95],
  [103, 5, 105],
  [103, -5, 100],
  [5, -5, 5],
  [200, 5, 200],
  [Number.NaN, 5, 10],
])('%d stepped by %d is %d, within 5 and 200', (from, by, to) => {
  expect(stepped(from, by, 5, 200)).toBe(to)
})
