import { describe, expect, it } from 'vitest'
import { signed } from '../../../src/components/ui/ChangeText'
import { clockText } from '../../../src/components/ui/ClockText'

describe('signed', () => {
  it.each([
    [14.6, '+15'],
    [-14.4, '−14'],
    [0.3, '±0'],
    [-0.4, '±0'],
    [0, '±0'],
  ])('%d is shown as %s', (value, text) => {
    expect(signed(value)).toBe(text)
  })

  it('shows decimals where asked', () => {
    expect(signed(-25.603, 1)).toBe('−25.6')
  })
})

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [65_000, '1:05'],
    [600_000, '10:00'],
  ])('%d ms is %s', (ms, text) => {
    expect(clockText(ms)).toBe(text)
  })
})
