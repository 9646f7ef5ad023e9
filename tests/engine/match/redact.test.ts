import { describe, expect, it } from 'vitest'
import { redact, viewFor } from '../../../src/engine/match/redact'
import { tiles } from '../../support/notation'
import { act, eventsOf, tableWith } from '../../support/table'

const hands = [tiles('5-0 1-1'), tiles('6-6 2-2')]
const table = () =>
  act(tableWith({ hands, boneyard: tiles('3-1 2-0') }), { type: 'place', seat: 0, tile: '5-0', end: null })

describe('the one door out of secrecy', () => {
  it('shows a seat its own hand, a watcher none, and everybody the sizes', () => {
    expect(viewFor(table(), 0).round).toMatchObject({ hands: [tiles('1-1'), null], handSizes: [1, 2], boneyard: 24 })
    expect(viewFor(table(), 1).round?.hands).toEqual([null, tiles('6-6 2-2')])
    expect(viewFor(table(), 'watcher').round?.hands).toEqual([null, null])
    expect(viewFor(table(), 'all').round?.hands).toEqual([tiles('1-1'), tiles('6-6 2-2')])
  })

  it('leaves an unknown tile out of a draw', () => {
    const [drawn] = eventsOf(table(), { type: 'draw', seat: 1 }, 8)
    if (!drawn) throw new Error('nothing was drawn')
    expect(redact(drawn, 1)).toEqual({
      type: 'tileDrawn',
      at: 8,
      seat: 1,
      by: 'rule',
      overtimeMs: 0,
      tile: '3-1',
    })
    expect(JSON.stringify(redact(drawn, 0))).toBe('{"type":"tileDrawn","at":8,"seat":1,"by":"rule","overtimeMs":0}')
  })

  it('R7.2: opens all hands once the round is settled, and hides the next ones again', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('6-6')] }), {
      type: 'place',
      seat: 0,
      tile: '5-0',
      end: null,
    })
    expect(viewFor(settled, 'watcher').round?.hands).toEqual([[], tiles('6-6')])
    expect(viewFor(act(settled, { type: 'nextRound' }), 'watcher').round?.hands).toEqual([null, null])
  })

  it('keeps hands hidden when the match ends before its round is settled', () => {
    const over = act(table(), { type: 'resign', seat: 0 })
    expect(viewFor(over, 'watcher').round?.hands).toEqual([null, null])
  })

  it('lets nothing through that is not on its list', () => {
    const smuggled = { ...table(), secret: '6-5', round: { ...table().round, next: '3-1' } } as ReturnType<typeof table>
    expect(JSON.stringify(viewFor(smuggled, 0))).toBe(JSON.stringify(viewFor(table(), 0)))
  })
})
