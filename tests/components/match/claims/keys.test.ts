import { describe, expect, it } from 'vitest'
import { isForTable } from '../../../../src/components/match/claims/useKeys'

/** A key pressed on an element that lies within what `within` names. */
function pressed(given: Partial<KeyboardEvent> = {}, within: string | null = null): KeyboardEvent {
  const target = { closest: (selector: string) => (within !== null && selector.includes(within) ? {} : null) }
  return { key: '3', target, ...given } as unknown as KeyboardEvent
}

describe('a key is the table’s', () => {
  it('wherever the focus is', () => expect(isForTable(pressed())).toBe(true))

  it('but not while something is typed or a dialog is open', () => {
    for (const within of ['textarea', 'select', '[role="dialog"]', '[role="alertdialog"]'])
      expect(isForTable(pressed({}, within)), within).toBe(false)
  })

  it('nor with a modifier, nor once somebody else has taken it', () => {
    for (const given of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])
      expect(isForTable(pressed(given)), JSON.stringify(given)).toBe(false)
  })

  it('once, however long it is held: a tile that is taken up is not placed as well', () =>
    expect(isForTable(pressed({ repeat: true }))).toBe(false))
})
