import { expect, it } from 'vitest'
import { replayLog } from '../../../src/engine/match/replay'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { logOf, startMatch, stateOf } from '../../support/testMatch'
import { pushesOf, testServer, watch } from '../../support/testServer'

const database = testDatabase()

it('two processes play out matches of bots by themselves, each event once, watched over sockets', async () => {
  const given = { byItself: true, ticks: true, pace: { lotMs: 0, forcedMs: 5, settledMs: 20, claimMs: 10_000 } }
  const servers = [await testServer(database.url, given), await testServer(database.url, { ...given, seed: 2 })]
  const [one] = servers
  if (!one) throw new Error('no server')
  try {
    const rules = { seats: 3, target: 100, roundLimit: 1 } as const
    const matches = []
    for (let n = 0; n < 4; n++) {
      matches.push(
        await startMatch(one.deps, one.services.matches, { rules, kinds: ['bot', 'bot', 'bot'], clock: null }),
      )
    }
    const socket = await one.connect()
    const heard = pushesOf(socket, 'match:events')
    for (const { matchId } of matches) await watch(socket, { kind: 'match', matchId })
    for (const { matchId } of matches) {
      await eventually(async () => (await stateOf(one.deps, matchId)).phase).toBe('over')
      const { seq, ...state } = await stateOf(one.deps, matchId)
      const log = await logOf(one.deps, matchId)
      expect(log).toHaveLength(seq)
      expect(replayLog(log)).toEqual(state)
      await eventually(() => heard.findLast((pushed) => pushed.matchId === matchId)?.seq).toBe(seq)
    }
  } finally {
    for (const server of servers) await server.close()
  }
}, 60_000)
