import { describe, expect, it } from 'vitest'
import { goesToMatch } from '../../../src/components/site/goesToMatch'

describe('a match that has just begun', () => {
  it('takes its player along from lobby and table, also out of sight, once seen waiting', () => {
    for (const path of ['/lobby', '/table/x', '/t/x'])
      expect(goesToMatch(path, { waited: true, inSight: false })).toBe(true)
    expect(goesToMatch('/settings', { waited: true, inSight: false })).toBe(false)
    expect(goesToMatch('/settings', { waited: true, inSight: true })).toBe(true)
  })

  it('takes its player along from where one wishes for it, though the pairing was quicker than the wish’s news', () => {
    for (const path of ['/', '/lobby', '/table/x']) {
      expect(goesToMatch(path, { waited: false, inSight: true })).toBe(true)
      expect(goesToMatch(path, { waited: false, inSight: false })).toBe(false)
    }
  })

  it('tears nobody away from a page read meanwhile', () =>
    expect(goesToMatch('/history', { waited: false, inSight: true })).toBe(false))
})
