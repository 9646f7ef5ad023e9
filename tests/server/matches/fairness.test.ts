import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitmentsFor, revealedChance } from '../../../src/chance/reveal'
import { rulesHash } from '../../../src/chance/rulesHash'
import { createKeeper } from '../../../src/client/sealing/keeper'
import { createReceipts, type Receipts } from '../../../src/client/sealing/receipts'
import { deal, lot } from '../../../src/engine/match/deal'
import type { Receipt } from '../../../src/record/receipt'
import { verifyRecord } from '../../../src/record/verify'
import { createServices, type Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { seededFraction } from '../../support/chance'
import { testDatabase } from '../../support/database'
import { pickBy, playOn } from '../../support/playOut'
import { callerOf, type TestDeps, testDeps } from '../../support/testDeps'
import { logOf, sealMatch, type TestMatch } from '../../support/testMatch'

const database = testDatabase()
let deps: TestDeps
let services: Services
let worker: Worker
const fraction = seededFraction(9)

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
  worker = createWorker(deps, services)
})
afterAll(() => deps.close())

/** What a player's browser does for the deal, by its own code; gives where it keeps its receipts. */
function browserOf(playerId: string) {
  const { sealing } = services.matches
  const caller = callerOf(playerId)
  const receipts: Receipts = createReceipts(null)
  const keeper = createKeeper({
    commit: (wish) => sealing.commit(caller, wish),
    reveal: (wish) => sealing.reveal(caller, wish),
    ask: (matchId) => sealing.state(matchId),
    receipts,
    draw: () => Uint8Array.from({ length: 32 }, () => Math.floor(fraction() * 256)),
  })
  return {
    receipts,
    async hear(matchId: string) {
      const told = await sealing.state(matchId)
      if (told) await keeper(told, playerId)
    },
  }
}

/** A match of two people and a bot to its end, their browsers contributing; gives the people's receipts. */
async function played(): Promise<{ match: TestMatch; receipts: readonly Receipt[] }> {
  const rules = { seats: 3, target: 100, roundLimit: 4 } as const
  const match = await sealMatch(deps, services.matches, { rules, kinds: ['person', 'bot', 'person'] })
  const browsers = [0, 2].map((seat) => browserOf(match.players[seat] ?? ''))
  for (let step = 0; step < 2; step++) for (const { hear } of browsers) await hear(match.matchId)
  await playOn({ deps, matches: services.matches, worker, match, pick: pickBy(fraction) })
  return { match, receipts: browsers.flatMap(({ receipts }) => receipts.of(match.matchId)) }
}

describe('a match that was played to its end', () => {
  it('reveals what every commitment, every lot and every deal of it follow from (R9)', async () => {
    const { match } = await played()
    const { commitment, seatCommitments, reveal, view, id } = await services.matches.get(null, match.matchId)
    if (!reveal) throw new Error('nothing is revealed')
    const hash = rulesHash(view.rules)
    const revealed = { commitment, seatCommitments, ...reveal }
    expect(commitmentsFor(id, hash, revealed)).toEqual({ commitment, seatCommitments })
    expect(seatCommitments.map((hex) => hex !== null)).toEqual([true, false, true])
    const chance = revealedChance(id, hash, revealed)
    const log = await logOf(deps, id)
    const deals = log.flatMap((event) => (event.type === 'roundDealt' ? [event] : []))
    const lots = log.flatMap((event) => (event.type === 'lotDrawn' ? [event] : []))
    expect(deals.length).toBeGreaterThan(1)
    expect(deals).toEqual(deals.map((event) => expect.objectContaining(deal(view.rules, chance, event.round))))
    expect(lots.length).toBeGreaterThan(0)
    expect(lots).toEqual(lots.map((event) => expect.objectContaining(lot(view.rules, chance, event.round))))
    // Had one bit of anybody's contribution been another, so would the deal.
    const [first] = deals
    const flipped = reveal.seatBytes.map((hex, seat) =>
      seat === 2 && hex ? `${hex[0] === '0' ? '1' : '0'}${hex.slice(1)}` : hex,
    )
    const other = deal(view.rules, revealedChance(id, hash, { ...revealed, seatBytes: flipped }), first?.round ?? 1)
    expect(other.hands).not.toEqual(first?.hands)
  })

  it('has a record that holds, with the receipt of each browser (R9.8)', async () => {
    const { match, receipts } = await played()
    const { text } = await services.records.file(match.matchId, { deleted: 'deleted' })
    expect(receipts).toHaveLength(2)
    for (const receipt of receipts) {
      const { findings, holds } = verifyRecord(JSON.parse(text), receipt)
      expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([])
      expect(holds).toBe(true)
    }
  })
})
