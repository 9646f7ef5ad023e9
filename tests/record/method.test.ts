import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { WORKED_EXAMPLE } from '../../src/components/verify/workedExample'
import { jsonText } from '../../src/record/text'
import { recordOf } from '../../src/record/write'
import { finishedMatch } from '../support/finished'
import type { Mutable } from '../support/mutation'
import { startCommand } from '../support/table'

// A verifier as somebody would write it who has read the method's page and nothing else: no code of ours takes part.

type Part = string | number | Buffer

/** [a] + [b] + … */
function joined(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part), 'utf8')
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer, message: Buffer) => createHmac('sha256', key).update(message).digest()
const hex = (text: string | null) => Buffer.from(text ?? '', 'hex')

const OPTIONS = ['blockedAward', 'claims', 'handSize', 'reserve', 'roundLimit'].concat([
  'seats',
  'settlement',
  'spinner',
  'target',
  'teams',
])

function hashOfRules(rules: Record<string, unknown>): string {
  return sha256(JSON.stringify(Object.fromEntries(OPTIONS.map((option) => [option, rules[option]]))))
}

function* numbers(key: Buffer, purpose: string, round: number, attempt: number): Generator<number, never, number> {
  let n = yield 0
  for (let block = 0; ; block++) {
    const bytes = hmac(key, joined(purpose, round, attempt, block))
    for (let at = 0; at < bytes.length; at += 4) {
      const x = bytes.readUInt32BE(at)
      if (x < n * Math.floor(2 ** 32 / n)) n = yield x % n
    }
  }
}

function shuffled(key: Buffer, purpose: string, round: number, attempt: number): string[] {
  const tiles = [0, 1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`))
  const below = numbers(key, purpose, round, attempt)
  below.next(0)
  for (let i = 27; i >= 1; i--) {
    const j = below.next(i + 1).value
    const tile = tiles[i] as string
    tiles[i] = tiles[j] as string
    tiles[j] = tile
  }
  return tiles
}

function lotOf(key: Buffer, round: number, seats: number) {
  const attempts: { seat: number; tile: string }[][] = []
  let candidates = Array.from({ length: seats }, (_, seat) => seat)
  while (candidates.length > 1) {
    const tiles = shuffled(key, 'lot', round, attempts.length)
    const draws = candidates.map((seat, n) => ({ seat, tile: tiles[n] as string }))
    attempts.push(draws)
    const total = (tile: string) => Number(tile[0]) + Number(tile[2])
    const most = Math.max(...draws.map(({ tile }) => total(tile)))
    candidates = draws.filter(({ tile }) => total(tile) === most).map(({ seat }) => seat)
  }
  return { attempts, leader: candidates[0] }
}

/** Who emptied its hand in a round; undefined where the round was blocked. */
function wentOut({ hands, actions }: Mutable['rounds'][number]): number | undefined {
  return hands.flatMap((hand, seat) => {
    const own = actions.filter((action) => action.seat === seat)
    const held = hand.length + own.filter(({ draw }) => draw !== undefined).length
    return own.filter(({ place }) => place !== undefined).length === held ? [seat] : []
  })[0]
}

const highFirst = (tile: string) => (tile >= [...tile].reverse().join('') ? tile : [...tile].reverse().join(''))

/** What is wrong with a record, as far as its deals go: nothing where all of it is as it should be. */
function differences(record: Mutable): string[] {
  const wrong: string[] = []
  const compare = (what: string, given: unknown, due: unknown) => {
    if (JSON.stringify(given) !== JSON.stringify(due)) wrong.push(what)
  }
  const { id, rules, deal } = record
  const { seats, handSize } = rules as { seats: number; handSize: number }
  const rulesHash = hashOfRules(rules)
  const secret = hex(deal.secret)
  compare('rulesHash', record.rulesHash, rulesHash)
  compare('C', deal.commitment, sha256(joined('muggins/1 server', id, rulesHash, secret)))
  const due = deal.seatBytes.map((bytes, seat) => bytes && sha256(joined('muggins/1 seat', id, seat, hex(bytes))))
  compare('H', deal.seatCommitments, due)
  const key = hmac(secret, joined('muggins/1 key', id, rulesHash, ...deal.seatBytes.map(hex)))
  let leads: number | undefined
  for (const [index, round] of record.rounds.entries()) {
    const number = index + 1
    const tiles = shuffled(key, 'deal', number, 0)
    const hands = Array.from({ length: seats }, (_, seat) => tiles.slice(seat * handSize, (seat + 1) * handSize))
    compare(
      `hands ${number}`,
      round.hands.map((hand) => hand.map(highFirst)),
      hands,
    )
    compare(`boneyard ${number}`, round.boneyard.map(highFirst), tiles.slice(seats * handSize))
    const lot = leads === undefined ? lotOf(key, number, seats) : null
    compare(`lot ${number}`, round.lot, lot?.attempts)
    compare(`leader ${number}`, round.leader, lot?.leader ?? leads)
    leads = wentOut(round)
  }
  return wrong
}

describe('the method, as its page tells it', () => {
  it('is worked out rightly in the example, to the last byte', () => {
    const { matchId, rulesJson, secret, bytes } = WORKED_EXAMPLE
    const rulesHash = hashOfRules(JSON.parse(rulesJson) as Record<string, unknown>)
    const [S, B] = [hex(secret), hex(bytes)]
    const serverMessage = joined('muggins/1 server', matchId, rulesHash, S)
    const seatMessage = joined('muggins/1 seat', matchId, 0, B)
    const keyMessage = joined('muggins/1 key', matchId, rulesHash, B, Buffer.alloc(0))
    const key = hmac(S, keyMessage)
    const blockMessage = joined('deal', 1, 0, 0)
    const block = hmac(key, blockMessage)
    const tiles = shuffled(key, 'deal', 1, 0)
    const below = numbers(key, 'deal', 1, 0)
    below.next(0)
    const { attempts, leader } = lotOf(key, 1, 2)
    expect(WORKED_EXAMPLE).toEqual({
      matchId,
      rulesJson,
      rulesHash,
      secret: S.toString('hex'),
      bytes: B.toString('hex'),
      commitmentMessage: serverMessage.toString('hex'),
      commitment: sha256(serverMessage),
      seatMessage: seatMessage.toString('hex'),
      seatCommitment: sha256(seatMessage),
      keyMessage: keyMessage.toString('hex'),
      key: key.toString('hex'),
      blockMessage: blockMessage.toString('hex'),
      block: block.toString('hex'),
      integers: [0, 1, 2, 3, 4, 5, 6, 7].map((n) => block.readUInt32BE(4 * n)).join(' '),
      numbers: [28, 27, 26, 25, 24, 23, 22, 21].map((n) => below.next(n).value).join(' '),
      shuffled: tiles.join(' '),
      hand0: tiles.slice(0, 7).join(' '),
      hand1: tiles.slice(7, 14).join(' '),
      boneyard: tiles.slice(14).join(' '),
      lot: attempts.map((draws) => draws.map(({ tile }) => tile).join(' ')).join(' / '),
      leader: String(leader),
    })
  })

  const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
  const clock = { turnMs: 30_000, bankMs: 60_000 }
  const played = (seats: 2 | 3 | 4, seed: number): Mutable => {
    const kinds = (['person', 'bot', 'person', 'person'] as const).slice(0, seats)
    const start = startCommand({ seats, roundLimit: 6, target: 5_000, reserve: 1 }, { clock, pace, seats: kinds })
    return JSON.parse(jsonText(recordOf(finishedMatch({ seed, start, habits: {} })))) as Mutable
  }

  it('is enough to write a verifier by, which finds nothing wrong with records of ours', () => {
    const records = [2, 3, 4].flatMap((seats) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => played(seats as 2 | 3 | 4, seed)),
    )
    expect(records.flatMap(differences)).toEqual([])
    // Rounds led by lot after a block, and ties in a lot, are among them.
    const lots = records.flatMap(({ rounds }) => rounds.slice(1).flatMap(({ lot }) => (lot ? [lot] : [])))
    expect(lots.length).toBeGreaterThan(0)
    expect(lots.some((attempts) => attempts.length > 1)).toBe(true)
  })

  it.each<[string, (record: Mutable) => void, string]>([
    ['a tile', ({ rounds }) => rounds[1]?.hands[0]?.reverse(), 'hands 2'],
    ['a byte of the secret', ({ deal }) => Object.assign(deal, { secret: '0'.repeat(64) }), 'C'],
    ['a byte of a seat', ({ deal }) => Object.assign(deal.seatBytes, { 0: '0'.repeat(64) }), 'H'],
    ['a rule', ({ rules }) => Object.assign(rules, { target: 5 }), 'rulesHash'],
    ['a leader', ({ rounds }) => Object.assign(rounds[0] ?? {}, { leader: 3 }), 'leader 1'],
    ['a lot', ({ rounds }) => rounds[0]?.lot?.[0]?.reverse(), 'lot 1'],
  ])('finds a change of %s', (_, change, found) => {
    const record = played(2, 1)
    change(record)
    expect(differences(record)).toContain(found)
  })
})
