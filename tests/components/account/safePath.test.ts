import { describe, expect, it } from 'vitest'
import { safePath } from '../../../src/components/account/safePath'

describe('safePath', () => {
  it.each(['/table/1', '/history?seats=2', '/player/J%C3%B6rg/matches'])('goes back to %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    ['/a', '/b'],
    'table',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ])('never leads to another site: %s', (wanted) => {
    expect(safePath(wanted)).toBe('/lobby')
  })

  it.each(['/sign-in', '/sign-in?callbackUrl=/sign-in', '/sign-up', '/api/auth/signout', '/x/../sign-in'])(
    'never leads back to signing in: %s',
    (wanted) => {
      expect(safePath(wanted)).toBe('/lobby')
    },
  )
})
