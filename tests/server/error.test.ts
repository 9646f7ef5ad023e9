import { expect, it, vi } from 'vitest'
import { AppError } from '../../src/server/error'

it('is known where another copy of its module has thrown it, as pages and routes have their own', async () => {
  vi.resetModules()
  const copy = await import('../../src/server/error')
  expect(copy.AppError).not.toBe(AppError)
  expect(new copy.AppError('tooMany')).toBeInstanceOf(AppError)
  expect(new Error('tooMany')).not.toBeInstanceOf(AppError)
})
