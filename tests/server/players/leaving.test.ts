import { describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import type { Caller } from '../../../src/server/deps'
import { doneSeats } from '../../../src/server/matches/ending'
import { createServices } from '../../../src/server/services'
import { createWorker } from '../../../src/server/worker/worker'
import { begin, gather, matchOf, newPlayer, newPlayers, playTogether, resign, testHouse } from '../../support/house'
import { passTime } from '../../support/playOut'
import { act, startCommand, tableWith } from '../../support/table'
import { bytesOf } from '../../support/unseal'

const house = testHouse()

/** How many matches among people count for somebody, and how many of them were left. */
async function conduct({ playerId }: Caller) {
  const matches = (await house().players.profile(playerId))?.matches
  return [matches?.left, matches?.amongPeople]
}

async function commit(caller: Caller, matchId: string) {
  const { seat } = await house().matches.get(caller, matchId)
  const commitment = sealOf(matchId, seat ?? -1, bytesOf(matchId, seat ?? -1))
  await house().matches.sealing.commit(caller, { matchId, commitment })
}

async function giveUp() {
  house().time.now += 60_000
  await house().matches.sealing.giveUpOverdue()
}

describe('leaving a match', () => {
  it('counts on the profile, rated and casual alike, at once and for the one who left', async () => {
    const [a, b] = await newPlayers(house(), 2)
    await resign(house(), a, await playTogether(house(), [a, b], { rated: true }))
    expect([await conduct(a), await conduct(b)]).toEqual([
      [1, 1],
      [0, 1],
    ])
    await resign(house(), a, await playTogether(house(), [a, b]))
    expect([await conduct(a), await conduct(b)]).toEqual([
      [2, 2],
      [0, 2],
    ])
    const { entries } = await house().history.list({ playerId: a.playerId })
    expect(entries.map(({ seats }) => seats.map(({ left }) => left))).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it('counts when the clock has run out twice', async () => {
    const { deps, matches } = house()
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playTogether(house(), [a, b], { clock: { turnMs: 15_000, bankMs: 0 } })
    const worker = createWorker(deps, createServices(deps))
    for (let steps = 0; steps < 50 && !(await matches.get(a, matchId)).endedAt; steps++)
      await passTime(deps, worker, matchId)
    const { players, view } = await matches.get(a, matchId)
    const left = players.filter(({ seat }) => view.seats[seat]?.left)
    expect(left).toHaveLength(1)
    for (const one of [a, b]) expect(await conduct(one)).toEqual([left[0]?.player.id === one.playerId ? 1 : 0, 1])
  })

  it('counts while the others still play; for them the match counts at its end', async () => {
    const people = await newPlayers(house(), 3)
    const [a, b, c] = people
    const matchId = await playTogether(house(), people, { rated: true })
    await resign(house(), b, matchId)
    expect([await conduct(a), await conduct(b), await conduct(c)]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    const [{ doneAt } = {}] = await house().db.matchSeat.findMany({ where: { matchId, playerId: b.playerId } })
    house().time.now += 60_000
    await resign(house(), a, matchId)
    expect([await conduct(a), await conduct(b), await conduct(c)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ])
    expect(await house().db.matchSeat.count({ where: { matchId, playerId: b.playerId, doneAt: doneAt ?? null } })).toBe(
      1,
    )
  })

  it('does not count among bots, nor for the last person, whom all others have left', async () => {
    const [a, b] = await newPlayers(house(), 2)
    const guest = await newPlayer(house(), 'guest')
    await resign(house(), guest, await begin(house(), await gather(house(), [guest], {}, 3)))
    expect(await conduct(guest)).toEqual([0, 0])
    const matchId = await begin(house(), await gather(house(), [a, b], {}, 3))
    await resign(house(), a, matchId)
    await resign(house(), b, matchId)
    expect([await conduct(a), await conduct(b)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('counts whatever it is called: resigned, out of time, or away', () => {
    const start = startCommand({ seats: 3 }, { seats: ['person', 'person', 'bot'] })
    const playing = tableWith(
      { hands: [['1-0'], ['2-0'], ['3-0']], boneyard: [], lot: [['6-6', '5-5', '4-4']] },
      {},
      start,
    )
    expect(doneSeats(playing)).toEqual([])
    for (const reason of ['resigned', 'clock', 'away'] as const) {
      const seats = playing.seats.map((seat, n) => (n === 1 ? { ...seat, left: { at: 5, reason } } : seat))
      expect(doneSeats({ ...playing, seats })).toEqual([1])
    }
    expect(doneSeats(act(playing, { type: 'resign', seat: 0 }))).toEqual([0])
  })
})

describe('not showing up for a deal', () => {
  it.each([true, false])('counts as leaving for whoever kept the other waiting (rated: %s)', async (rated) => {
    const [a, b] = await newPlayers(house(), 2)
    const matchId = matchOf(await gather(house(), [a, b], { rated }))
    await commit(a, matchId)
    await giveUp()
    expect([await conduct(a), await conduct(b)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('counts for a contribution that does not fit its commitment', async () => {
    const { sealing } = house().matches
    const [a, b] = await newPlayers(house(), 2)
    const matchId = matchOf(await gather(house(), [a, b]))
    for (const one of [a, b]) await commit(one, matchId)
    await sealing.reveal(a, { matchId, bytes: '00'.repeat(32) })
    expect([await conduct(a), await conduct(b)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('counts for nobody where nobody showed up, nor for one among bots: nobody was kept waiting', async () => {
    const [a, b] = await newPlayers(house(), 2)
    const guest = await newPlayer(house(), 'guest')
    await gather(house(), [a, b])
    await gather(house(), [guest], {}, 2)
    await giveUp()
    for (const one of [a, b, guest]) expect(await conduct(one)).toEqual([0, 0])
  })
})
