import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf } from '../../../src/chance/commitment'
import { revealedChance, sealOf } from '../../../src/chance/reveal'
import { rulesHash } from '../../../src/chance/rulesHash'
import { deal } from '../../../src/engine/match/deal'
import type { Deps } from '../../../src/server/deps'
import { codeOf, newPlayer, newPlayers, playTogether, resign, tableForm, testHouse } from '../../support/house'
import { callerOf, sql } from '../../support/testDeps'
import { logOf, sealMatch, startMatch, stateOf } from '../../support/testMatch'
import { bytesOf } from '../../support/unseal'

const house = testHouse()
const WRONG = 'f'.repeat(64)

const sealing = () => house().matches.sealing
const sealed = (wish = {}) => sealMatch(house().deps, house().matches, wish)
const commit = (playerId: string, matchId: string, seat: number, bytes = bytesOf(matchId, seat)) =>
  sealing().commit(callerOf(playerId), { matchId, commitment: sealOf(matchId, seat, bytes) })
const reveal = (playerId: string, matchId: string, bytes: string) =>
  sealing().reveal(callerOf(playerId), { matchId, bytes })

async function rowOf(deps: Deps, matchId: string) {
  const [row] = await sql<{ secret: Buffer; seatBytes: (string | null)[]; dueAt: Date | null; outcome: string | null }>(
    deps,
    'select secret, "seatBytes", "dueAt", outcome from match where id = $1',
    [matchId],
  )
  if (!row) throw new Error('no such match')
  return row
}

describe('a match whose seats are filled', () => {
  it('has published its commitment and who contributes, and nothing is dealt or due (R9.1)', async () => {
    const { matches, deps, time, notices } = house()
    const { matchId, players } = await sealed({ kinds: ['person', 'bot', 'person'], rules: { seats: 3 } })
    const match = await matches.get(null, matchId)
    const { secret, dueAt } = await rowOf(deps, matchId)
    const hash = rulesHash(match.view.rules)
    expect(match.sealing).toEqual({
      matchId,
      rulesHash: hash,
      commitment: commitmentOf(matchId, hash, secret),
      until: time.now + 30_000,
      seats: players.map((playerId, seat) => {
        return { playerId, contributes: seat !== 1, commitment: null, revealed: false }
      }),
      absent: [],
    })
    expect(await sealing().state(matchId)).toEqual(match.sealing)
    expect(match).toMatchObject({ seq: 0, reveal: null, seatCommitments: [null, null, null] })
    expect(match.view).toMatchObject({ seats: [], round: null, phase: 'starting' })
    expect(match.view.rules.seats).toBe(3)
    expect(await logOf(deps, matchId)).toEqual([])
    expect(dueAt).toBeNull()
    expect(notices).toContainEqual({ kind: 'sealing', id: matchId })
  })

  it('has taken its people up already', async () => {
    const { tables, seeks, players } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { matchId } = await sealed({ players: [a.playerId, b.playerId] })
    expect(await codeOf(tables.open(a, tableForm()))).toBe('liveMatch')
    expect(await codeOf(seeks.start(a))).toBe('liveMatch')
    expect((await players.whereabouts(a.playerId)).liveMatches).toMatchObject([
      { matchId, timed: true, yourTurn: false, sealing: true },
    ])
  })

  it('takes no command before it has begun', async () => {
    const { matches } = house()
    const { matchId, players } = await sealed()
    const act = { matchId, commandId: randomUUID(), expectedSeq: 0, command: { type: 'resign', seat: 0 } } as const
    expect(await codeOf(matches.act(callerOf(players[0] ?? ''), act))).toBe('notBegun')
    expect(await codeOf(matches.log(matchId))).toBe('matchNotOver')
    expect(await matches.since(null, matchId, 0)).toMatchObject({ seq: 0, events: [] })
  })
})

describe('a commitment', () => {
  it('is published, counts once, and is not to be changed (R9.2)', async () => {
    const { notices } = house()
    const { matchId, players } = await sealed()
    const [one = ''] = players
    notices.length = 0
    const after = await commit(one, matchId, 0)
    expect(after?.seats[0]).toMatchObject({ commitment: sealOf(matchId, 0, bytesOf(matchId, 0)), revealed: false })
    expect(notices).toEqual([{ kind: 'sealing', id: matchId }])
    expect(await commit(one, matchId, 0)).toEqual(after)
    expect(notices).toHaveLength(1)
    expect(await codeOf(commit(one, matchId, 0, WRONG))).toBe('committedOtherwise')
    expect((await house().matches.get(null, matchId)).seatCommitments).toEqual([after?.seats[0]?.commitment, null])
  })

  it('is for the own seat alone, of a match that is there and has yet to begin', async () => {
    const { matchId } = await sealed({ kinds: ['person', 'bot'] })
    const [bot] = await sql<{ playerId: string }>(
      house().deps,
      'select "playerId" from match_seat where "matchId" = $1 and seat = 1',
      [matchId],
    )
    const stranger = (await newPlayer(house())).playerId
    expect(await codeOf(commit(stranger, matchId, 0))).toBe('notYourSeat')
    expect(await codeOf(commit(bot?.playerId ?? '', matchId, 1))).toBe('notYourSeat')
    expect(await codeOf(reveal(stranger, matchId, WRONG))).toBe('notYourSeat')
    expect(await codeOf(commit(stranger, randomUUID(), 0))).toBe('notFound')
    expect(await codeOf(sealing().state(randomUUID()))).toBe('notFound')
    const begun = await startMatch(house().deps, house().matches)
    expect(await codeOf(commit(begun.players[0] ?? '', begun.matchId, 0))).toBe('notSealing')
    expect(await codeOf(reveal(begun.players[0] ?? '', begun.matchId, bytesOf(begun.matchId, 0)))).toBe('notSealing')
    expect(await sealing().state(begun.matchId)).toBeNull()
  })
})

describe('a contribution', () => {
  it('is taken only when all commitments are published, and counts once (R9.2)', async () => {
    const { matchId, players } = await sealed()
    const [one = '', two = ''] = players
    await commit(one, matchId, 0)
    expect(await codeOf(reveal(one, matchId, bytesOf(matchId, 0)))).toBe('commitmentsMissing')
    await commit(two, matchId, 1)
    const after = await reveal(one, matchId, bytesOf(matchId, 0))
    expect(after?.seats.map(({ revealed }) => revealed)).toEqual([true, false])
    expect(await reveal(one, matchId, bytesOf(matchId, 0))).toEqual(after)
    // What came before it, right, is not undone by what comes after it, wrong.
    expect(await codeOf(reveal(one, matchId, WRONG))).toBe('committedOtherwise')
    expect(await sealing().state(matchId)).toEqual(after)
    expect((await stateOf(house().deps, matchId)).seq).toBe(0)
  })

  it('of the last seat begins the match in the same moment, dealt from all of them (R9.3)', async () => {
    const { matches, deps, time, notices } = house()
    const { matchId, players } = await sealed({ kinds: ['person', 'bot', 'person'], rules: { seats: 3 } })
    const [one = '', , three = ''] = players
    time.now += 7_000
    await commit(one, matchId, 0)
    await commit(three, matchId, 2)
    await reveal(three, matchId, bytesOf(matchId, 2))
    notices.length = 0
    expect(await reveal(one, matchId, bytesOf(matchId, 0))).toBeNull()
    const match = await matches.get(null, matchId)
    expect(match).toMatchObject({ startedAt: time.now, sealing: null, reveal: null })
    const log = await logOf(deps, matchId)
    const { secret, seatBytes, dueAt } = await rowOf(deps, matchId)
    expect(seatBytes).toEqual([bytesOf(matchId, 0), null, bytesOf(matchId, 2)])
    const { commitment, seatCommitments, view } = match
    const revealed = { secret: secret.toString('hex'), commitment, seatCommitments, seatBytes }
    const dealt = deal(view.rules, revealedChance(matchId, rulesHash(view.rules), revealed), 1)
    expect(log.find(({ type }) => type === 'roundDealt')).toMatchObject(dealt)
    expect(match.seq).toBe(log.length)
    expect(dueAt).not.toBeNull()
    expect(notices).toEqual([
      { kind: 'match', id: matchId, seq: log.length },
      { kind: 'sealing', id: matchId },
      { kind: 'player', id: one },
      { kind: 'player', id: three },
    ])
  })

  it('that doesn’t fit its commitment ends the match before it has begun: that seat did not show up', async () => {
    const { matches, deps, players: people } = house()
    const { matchId, players } = await sealed({ rated: true })
    const [one = '', two = ''] = players
    await commit(one, matchId, 0)
    await commit(two, matchId, 1)
    const after = await reveal(two, matchId, WRONG)
    expect(after?.absent).toEqual([1])
    expect(await codeOf(reveal(one, matchId, bytesOf(matchId, 0)))).toBe('notSealing')
    expect(await codeOf(reveal(two, matchId, bytesOf(matchId, 1)))).toBe('notSealing')
    expect((await rowOf(deps, matchId)).outcome).toBe('void')
    expect(await matches.get(null, matchId)).toMatchObject({ seq: 0, endedAt: house().time.now })
    expect((await people.whereabouts(one)).liveMatches).toEqual([])
  })
})

describe('what was contributed', () => {
  it('stays with the server until the match is over, however it ends, and is open to all then (R9.8)', async () => {
    const { matches, deps } = house()
    const [a, b] = await newPlayers(house(), 2)
    const matchId = await playTogether(house(), [a, b])
    for (const caller of [a, b, null]) expect((await matches.get(caller, matchId)).reveal).toBeNull()
    await resign(house(), a, matchId)
    const { secret } = await rowOf(deps, matchId)
    const reveal = { secret: secret.toString('hex'), seatBytes: [bytesOf(matchId, 0), bytesOf(matchId, 1)] }
    for (const caller of [a, b, null]) expect((await matches.get(caller, matchId)).reveal).toEqual(reveal)
    expect((await matches.log(matchId)).match.reveal).toEqual(reveal)
  })
})
