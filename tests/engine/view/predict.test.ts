import { describe, expect, it } from 'vitest'
import { redact, viewFor } from '../../../src/engine/match/redact'
import { evolveView } from '../../../src/engine/view/evolve'
import { predict } from '../../../src/engine/view/predict'
import { tiles } from '../../support/notation'
import { act, eventsOf, tableWith } from '../../support/table'

const table = () => tableWith({ hands: [tiles('5-0 5-5'), tiles('5-3 1-1')] })
const open = { type: 'place', seat: 0, tile: '5-0', end: null } as const

describe('predict', () => {
  it('shows an own placement as the server will tell it', () => {
    const view = viewFor(table(), 0)
    const told = eventsOf(table(), open, 50).map((event) => redact(event, 0))
    expect(predict(view, open, 50)).toEqual(told.reduce(evolveView, view))
    expect(predict(view, open)?.round?.turn).toEqual({ seat: 1, since: 0 })
  })

  it('R3.1: lays the opening tile the way it is wanted', () =>
    expect(predict(viewFor(table(), 0), { ...open, left: 0 })?.round?.line).toMatchObject([{ halves: [0, 5] }]))

  it('foretells nothing that is illegal', () => {
    const view = viewFor(table(), 0)
    expect(predict(view, { ...open, tile: '6-6' })).toBeNull()
    expect(predict(view, { ...open, end: 'left' })).toBeNull()
    expect(predict(view, { ...open, left: 3 })).toBeNull()
    expect(predict(viewFor(table(), 1), { type: 'place', seat: 1, tile: '5-3', end: null })).toBeNull()
  })

  it('foretells nothing for another seat, a watcher or a resignation', () => {
    expect(predict(viewFor(table(), 1), open)).toBeNull()
    expect(predict(viewFor(table(), 'watcher'), open)).toBeNull()
    expect(predict(viewFor(table(), 0), { type: 'resign', seat: 0 })).toBeNull()
  })

  it('shows readiness once', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('1-1')] }), open)
    const ready = predict(viewFor(settled, 1), { type: 'ready', seat: 1 })
    expect(ready?.settled?.ready).toEqual([false, true])
    expect(ready && predict(ready, { type: 'ready', seat: 1 })).toBeNull()
    expect(predict(viewFor(table(), 1), { type: 'ready', seat: 1 })).toBeNull()
  })
})
