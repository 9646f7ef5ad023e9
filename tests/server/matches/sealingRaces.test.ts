import { describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import { createMatches } from '../../../src/server/matches/matches'
import { codeOf, openHouse, testHouse } from '../../support/house'
import { brokenInvariants } from '../../support/invariants'
import { callerOf } from '../../support/testDeps'
import { logOf, sealMatch, type TestMatch } from '../../support/testMatch'
import { bytesOf } from '../../support/unseal'

const house = testHouse()
const sealing = () => house().matches.sealing

const commit = ({ matchId, players }: TestMatch, seat: number, bytes = bytesOf(matchId, seat)) =>
  sealing().commit(callerOf(players[seat] ?? ''), { matchId, commitment: sealOf(matchId, seat, bytes) })
const reveal = ({ matchId, players }: TestMatch, seat: number, bytes = bytesOf(matchId, seat)) =>
  sealing().reveal(callerOf(players[seat] ?? ''), { matchId, bytes })

/** Four people whose commitments are there. */
async function committed(): Promise<TestMatch> {
  const match = await sealMatch(house().deps, house().matches, { rules: { seats: 4 } })
  for (const seat of [0, 1, 2, 3]) await commit(match, seat)
  return match
}

const starts = async (matchId: string) =>
  (await logOf(house().deps, matchId)).filter(({ type }) => type === 'matchStarted').length

describe('at the same moment', () => {
  it('twenty commitments of two tabs come to one', async () => {
    const match = await sealMatch(house().deps, house().matches)
    const tabs = ['1', '2'].map((digit) => digit.repeat(64))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(commit(match, 0, tabs[n % 2]))))
    expect(answers.filter((code) => code === 'nothing')).toHaveLength(10)
    expect(answers.filter((code) => code === 'committedOtherwise')).toHaveLength(10)
    const held = (await sealing().state(match.matchId))?.seats[0]?.commitment
    expect(tabs.map((bytes) => sealOf(match.matchId, 0, bytes))).toContain(held)
    house().time.now += 30_000
    expect(await sealing().giveUpOverdue()).toBe(1)
  })

  it('all seats’ contributions, each five times, begin the match once', async () => {
    const match = await committed()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(reveal(match, n % 4))))
    expect(new Set(answers)).toEqual(new Set(['nothing', 'notSealing']))
    expect(await starts(match.matchId)).toBe(1)
    expect(await sealing().state(match.matchId)).toBeNull()
    expect(await brokenInvariants(house().deps)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('the last contribution and the giving up have one outcome (%i)', async (seed) => {
    const match = await committed()
    for (const seat of [0, 1, 2]) await reveal(match, seat)
    const other = openHouse(house().url, { seed: 40 + seed, clock: house().clock })
    house().time.now += 30_000
    const [answer, ...given] = await Promise.all([
      codeOf(reveal(match, 3)),
      sealing().giveUpOverdue(),
      other.matches.sealing.giveUpOverdue(),
    ])
    const begun = await starts(match.matchId)
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(1 - begun)
    expect(answer).toBe(begun ? 'nothing' : 'notSealing')
    expect((await sealing().state(match.matchId))?.absent ?? null).toEqual(begun ? null : [3])
    expect(await brokenInvariants(house().deps)).toEqual([])
    await other.close()
  })

  it('a right and a wrong contribution of one seat have one outcome', async () => {
    const match = await committed()
    for (const seat of [0, 1, 2]) await reveal(match, seat)
    const answers = await Promise.all([reveal(match, 3), reveal(match, 3, 'f'.repeat(64))].map(codeOf))
    const begun = await starts(match.matchId)
    expect(answers).toEqual(begun ? ['nothing', 'notSealing'] : ['notSealing', 'nothing'])
    expect(await brokenInvariants(house().deps)).toEqual([])
  })

  it('a match that begins while it is read is shown as it then is', async () => {
    const match = await committed()
    const { deps } = house()
    let meanwhile = async () => {
      meanwhile = async () => {}
      for (const seat of [0, 1, 2, 3]) await reveal(match, seat)
    }
    const findUnique = async (wanted: Parameters<typeof deps.db.match.findUnique>[0]) => {
      const row = await deps.db.match.findUnique(wanted)
      await meanwhile()
      return row
    }
    const db = new Proxy(deps.db, {
      get: (all, name) => (name === 'match' ? { findUnique } : Reflect.get(all, name)),
    })
    const shown = await createMatches({ ...deps, db }).get(null, match.matchId)
    expect(shown).toMatchObject({ sealing: null, view: { phase: 'playing', rules: { seats: 4 } } })
    expect(shown.seq).toBeGreaterThan(0)
  })
})
