import { describe, expect, it } from 'vitest'
import { OptionsError, readOptions } from './options'

const refusalOf = (...words: string[]) => {
  try {
    return readOptions(words)
  } catch (error) {
    return error instanceof OptionsError ? error.message : error
  }
}

describe('the options of a load run', () => {
  it('are 200 matches for 20 seconds in a closed loop on one process where nothing is said', () => {
    const { rate, ...options } = readOptions([])
    expect(rate).toBeUndefined()
    expect(options).toEqual({ matches: 200, seconds: 20, processes: 1, warmUp: 5, seed: 1, profile: null })
  })

  it('are read as numbers', () => {
    const words = ['--matches', '50', '--seconds=30', '--rate', '200', '--processes', '2', '--warm-up', '0']
    expect(readOptions(words)).toMatchObject({ matches: 50, seconds: 30, rate: 200, processes: 2, warmUp: 0 })
  })

  it('are refused by name where they can not be used', () => {
    expect(refusalOf('--matches', '0')).toBe('--matches must be at least 1')
    expect(refusalOf('--seconds', 'ten')).toBe('--seconds must be a number')
    expect(refusalOf('--rate', '1.5')).toBe('--rate must be a whole number')
    expect(refusalOf('--rate=')).toBe('--rate must be a number')
    expect(refusalOf('--processes', '9')).toBe('--processes must be at most 8')
    expect(refusalOf('--idle', '5', '--turns', '5')).toMatch('two different runs')
    expect(refusalOf('--match', '5')).toMatch('--match')
    expect(refusalOf('200')).toMatch('200')
  })
})
