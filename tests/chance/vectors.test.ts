import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { commitmentOf, keyOf, seatCommitmentOf } from '../../src/chance/commitment'
import { rulesHash } from '../../src/chance/rulesHash'
import { chanceFrom } from '../../src/chance/stream'
import { completeRules, type RuleSet } from '../../src/engine/board/rules'
import { deal, lot } from '../../src/engine/match/deal'
import vectors from './vectors.json'

describe.each(vectors)('$id', (vector) => {
  const rules = completeRules(vector.rules as Partial<RuleSet>)
  const secret = hexToBytes(vector.secret)
  const seatBytes = vector.seatBytes.map((bytes) => (bytes === null ? null : hexToBytes(bytes)))
  const key = keyOf(vector.id, vector.rulesHash, secret, seatBytes)

  it('R9.7: hashes the rule set', () => expect(rulesHash(rules)).toBe(vector.rulesHash))

  it('R9.7: leaves the display out of the hash', () => {
    expect(rulesHash({ ...rules, display: 'tally' })).toBe(vector.rulesHash)
    expect(rulesHash({ ...rules, roundLimit: 3 })).not.toBe(vector.rulesHash)
  })

  it('R9.1: commits to the secret', () =>
    expect(commitmentOf(vector.id, vector.rulesHash, secret)).toBe(vector.commitment))

  it('R9.2: commits to the bytes of each seat', () => {
    const commitments = seatBytes.map((bytes, seat) => bytes && seatCommitmentOf(vector.id, seat, bytes))
    expect(commitments).toEqual(vector.seatCommitments)
  })

  it('R9.3: makes the key', () => expect(bytesToHex(key)).toBe(vector.key))

  it('R9.4–6: deals', () => {
    const { round, ...dealt } = vector.deal
    expect(deal(rules, chanceFrom(key), round)).toEqual(dealt)
  })

  it.each(vector.lots)('R9.6: draws the lot of round $round', ({ round, ...drawn }) => {
    expect(lot(rules, chanceFrom(key), round)).toEqual(drawn)
  })
})
