import { describe, expect, it } from 'vitest'
import { createReceipts } from '../../../src/client/sealing/receipts'
import type { Receipt } from '../../../src/record/receipt'
import { bytesOf, fakeStorage } from './browser'

function receiptOf(matchId: string, digit = '1'): Receipt {
  return {
    format: 'muggins-receipt',
    version: 1,
    matchId,
    rulesHash: 'a'.repeat(64),
    commitment: 'c'.repeat(64),
    seatCommitments: ['b'.repeat(64), null],
    seat: 0,
    bytes: bytesOf(digit),
  }
}

describe('receipts in a browser', () => {
  it('are found by other tabs', () => {
    const storage = fakeStorage()
    createReceipts(storage).put(receiptOf('m1'))
    expect(createReceipts(storage).of('m1')).toEqual([receiptOf('m1')])
    expect(createReceipts(storage).of('m2')).toEqual([])
  })

  it('are the newest fifty, by when they were last written', () => {
    const storage = fakeStorage()
    const receipts = createReceipts(storage)
    for (let n = 0; n < 50; n++) receipts.put(receiptOf(`m${n}`))
    receipts.put(receiptOf('m0'))
    receipts.put(receiptOf('m50'))
    const kept = [...storage.texts.keys()].filter((key) => key.startsWith('muggins:receipt:'))
    expect(kept).toHaveLength(50)
    expect(kept).not.toContain('muggins:receipt:m1')
    expect(kept).toEqual(expect.arrayContaining(['muggins:receipt:m0', 'muggins:receipt:m50']))
  })

  it('are gone once forgotten', () => {
    const storage = fakeStorage()
    const receipts = createReceipts(storage)
    receipts.put(receiptOf('m1'))
    receipts.forget('m1')
    expect(receipts.of('m1')).toEqual([])
    expect([...storage.texts.keys()]).toEqual(['muggins:receipts'])
  })

  it('of another make are taken for none, and a broken order for an empty one', () => {
    const storage = fakeStorage()
    storage.texts.set('muggins:receipt:m1', '{"format":"something else"}')
    storage.texts.set('muggins:receipt:m2', '{')
    storage.texts.set('muggins:receipts', '{"not":"a list"}')
    const receipts = createReceipts(storage)
    expect(receipts.of('m1')).toEqual([])
    expect(receipts.of('m2')).toEqual([])
    receipts.put(receiptOf('m1'))
    expect(receipts.of('m1')).toEqual([receiptOf('m1')])
  })

  it('are the stored one first, then what this tab has drawn', () => {
    const storage = fakeStorage()
    const receipts = createReceipts(storage)
    receipts.put(receiptOf('m1', '1'))
    createReceipts(storage).put(receiptOf('m1', '2'))
    expect(receipts.of('m1').map(({ bytes }) => bytes)).toEqual([bytesOf('2'), bytesOf('1')])
  })
})
