import { describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import { bytesOf, fakeServer, fakeStorage, MATCH, sealingOf, tab, withSeat } from './browser'

const key = `muggins:receipt:${MATCH}`

describe('a browser before the deal', () => {
  it('commits, waits for all commitments, reveals, and keeps a receipt of everything (R9.2, R9.8)', async () => {
    const server = fakeServer()
    const storage = fakeStorage()
    const ann = tab(server, { seat: 0, digit: '1', storage })
    const ben = tab(server, { seat: 2, digit: '2' })
    await ann.hear()
    expect(server.sent).toEqual(['0 commits'])
    await ben.hear()
    expect(server.sent).toEqual(['0 commits', '2 commits', '2 reveals 22'])
    await ann.hear()
    expect(server.sealing).toBeNull()
    expect(JSON.parse(storage.texts.get(key) ?? '')).toEqual({
      format: 'muggins-receipt',
      version: 1,
      matchId: MATCH,
      rulesHash: 'a'.repeat(64),
      commitment: 'c'.repeat(64),
      seatCommitments: [sealOf(MATCH, 0, bytesOf('1')), null, sealOf(MATCH, 2, bytesOf('2'))],
      seat: 0,
      bytes: bytesOf('1'),
    })
  })

  it('has stored its receipt before anything is sent', async () => {
    const server = fakeServer()
    const storage = fakeStorage()
    const seen: boolean[] = []
    const { commitAs } = server
    server.commitAs = (seat) => async (wish) => {
      seen.push(storage.texts.has(key))
      return commitAs(seat)(wish)
    }
    await tab(server, { seat: 0, digit: '1', storage }).hear()
    expect(seen).toEqual([true])
  })

  it('goes on after a reload between the two steps, with the bytes that it has committed to', async () => {
    const server = fakeServer()
    const storage = fakeStorage()
    await tab(server, { seat: 0, digit: '1', storage }).hear()
    await tab(server, { seat: 2, digit: '2' }).hear()
    await tab(server, { seat: 0, digit: '3', storage }).hear()
    expect(server.sent.at(-1)).toBe('0 reveals 11')
    expect(server.sealing).toBeNull()
  })

  it('sends a commitment again whose answer was lost', async () => {
    const server = fakeServer()
    const { commitAs } = server
    let lost = 0
    server.commitAs = (seat) => async (wish) => {
      await commitAs(seat)(wish)
      throw new Error(`lost ${++lost}`)
    }
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    expect(lost).toBe(1)
    server.commitAs = commitAs
    await tab(server, { seat: 2, digit: '2' }).hear()
    await ann.hear()
    expect(server.sent).toContain('0 reveals 11')
  })

  it('sends its contribution once, also where older news comes while it is under way', async () => {
    const server = fakeServer()
    const { revealAs } = server
    const meanwhile = { hear: async () => {} }
    server.revealAs = (seat) => async (wish) => {
      await meanwhile.hear()
      return revealAs(seat)(wish)
    }
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    await tab(server, { seat: 2, digit: '2' }).hear()
    const older = server.sealing
    meanwhile.hear = () => ann.hear(older)
    await ann.hear()
    expect(server.sealing).toBeNull()
    expect(server.sent.filter((text) => text.startsWith('0 reveals'))).toEqual(['0 reveals 11'])
  })

  it('with several tabs contributes once, also where they have drawn at the same moment', async () => {
    const server = fakeServer()
    const storage = fakeStorage()
    const first = tab(server, { seat: 0, digit: '1', storage })
    const second = tab(server, { seat: 0, digit: '3', storage })
    await Promise.all([first.hear(), second.hear()])
    await tab(server, { seat: 2, digit: '2' }).hear()
    const sealing = server.sealing
    // The slower one is told that it has begun.
    await Promise.allSettled([first.hear(sealing), second.hear(sealing)])
    expect(server.sealing).toBeNull()
    expect(server.sent.filter((text) => text.includes('reveals 33'))).toEqual([])
    expect(JSON.parse(storage.texts.get(key) ?? '').bytes).toBe(bytesOf('1'))
  })

  it('whose other tab has overwritten the receipt puts its own back', async () => {
    const server = fakeServer()
    const storage = fakeStorage()
    const first = tab(server, { seat: 0, digit: '1', storage })
    await first.hear()
    const stored = JSON.parse(storage.texts.get(key) ?? '')
    storage.texts.set(key, JSON.stringify({ ...stored, bytes: bytesOf('3') }))
    await tab(server, { seat: 2, digit: '2' }).hear()
    await first.hear()
    expect(server.sealing).toBeNull()
    expect(JSON.parse(storage.texts.get(key) ?? '').bytes).toBe(bytesOf('1'))
  })

  it('leaves it to the player’s other browser that has committed first, and keeps nothing', async () => {
    const server = fakeServer()
    const here = tab(server, { seat: 0, digit: '1' })
    const there = tab(server, { seat: 0, digit: '3' })
    await here.hear()
    await there.hear()
    await tab(server, { seat: 2, digit: '2' }).hear()
    await there.hear()
    expect(server.sent.filter((text) => text.startsWith('0 reveals'))).toEqual([])
    expect(there.receipts.of(MATCH)).toEqual([])
    await here.hear()
    expect(server.sealing).toBeNull()
  })

  it.each([
    ['without any storage', null],
    ['with a full one', fakeStorage(0)],
  ])('%s keeps its bytes in memory', async (_, storage) => {
    const server = fakeServer()
    const ann = tab(server, { seat: 0, digit: '1', storage })
    await ann.hear()
    await tab(server, { seat: 2, digit: '2' }).hear()
    await ann.hear()
    expect(server.sealing).toBeNull()
    expect(ann.receipts.of(MATCH)).toHaveLength(1)
  })

  it('takes news in any order, also what comes while it waits for an answer', async () => {
    const server = fakeServer()
    const ben = tab(server, { seat: 2, digit: '2' })
    const { commitAs } = server
    server.commitAs = (seat) => async (wish) => {
      const answer = await commitAs(seat)(wish)
      if (seat === 0) {
        await ben.hear()
        await ann.hear()
        await ann.hear(sealingOf())
      }
      return answer
    }
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    expect(server.sealing).toBeNull()
    expect(server.sent).toEqual(['0 commits', '2 commits', '2 reveals 22', '0 reveals 11'])
  })
})

describe('a browser that is told something else than before', () => {
  const both = (sealing = sealingOf()) =>
    withSeat(withSeat(sealing, 0, { commitment: sealOf(MATCH, 0, bytesOf('1')) }), 2, { commitment: 'd'.repeat(64) })

  it.each([
    ['by the server’s commitment', { ...both(), commitment: 'e'.repeat(64) }],
    ['by the hash of the rules', { ...both(), rulesHash: 'e'.repeat(64) }],
    ['by its own seat’s commitment', withSeat(both(), 0, { commitment: 'e'.repeat(64) })],
    ['by the seats themselves', { ...both(), seats: [...both().seats].reverse() }],
  ])('%s reveals nothing', async (_, told) => {
    const server = fakeServer()
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    await ann.hear(told)
    expect(server.sent.filter((text) => text.includes('reveals'))).toEqual([])
  })

  it('by another seat’s commitment reveals nothing more', async () => {
    const server = fakeServer()
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    await ann.hear(both()).catch(() => {})
    expect(server.sent.filter((text) => text.includes('reveals'))).toHaveLength(1)
    await ann.hear(withSeat(both(), 2, { commitment: 'e'.repeat(64) }))
    expect(server.sent.filter((text) => text.includes('reveals'))).toHaveLength(1)
  })

  it('that the match was given up forgets its receipt', async () => {
    const server = fakeServer()
    const ann = tab(server, { seat: 0, digit: '1' })
    await ann.hear()
    await ann.hear({ ...both(), absent: [2] })
    expect(ann.receipts.of(MATCH)).toEqual([])
  })
})

describe('a browser that has no part in it', () => {
  it.each([
    ['a watcher’s', 0, 'somebody else'],
    ['one of a bot’s seat', 1, 'ann'],
  ])('%s does nothing', async (_, seat, first) => {
    const server = fakeServer()
    const seats = sealingOf().seats.map((one, index) => (index === 0 ? { ...one, playerId: first } : one))
    await tab(server, { seat, digit: '1' }).hear(sealingOf({ seats }))
    expect(server.sent).toEqual([])
  })
})
