import type { RequestListener } from 'node:http'
import { ALL_TILES } from '../../src/engine/board/tile'
import { chanceDealing } from './chance'
import { createDatabase, dropDatabase } from './database'
import { Eavesdropper } from './eavesdropper'
import { eventually } from './eventually'
import type { Exchange } from './exchangeDeals'
import { dueIn, passTime } from './playOut'
import { newPlayer } from './testDeps'
import { placements, send, startMatch, stateOf, type TestMatch } from './testMatch'
import { type TestServer, testServer } from './testServer'

/** Everything that one viewer was given during a match, as text: pushes by name, answers in the order of asking. */
export type Observation = { readonly pushes: Readonly<Record<string, string[]>>; readonly answers: readonly string[] }

export type Moment = { readonly server: TestServer; readonly matchId: string; readonly cookie: string | undefined }

/** What else the viewer is given at chosen moments of the match: rendered pages, for example. */
export type AlsoRead = (moment: Moment) => Promise<string[]>

let sent = 0
const commandId = () => `00000000-0000-4000-8000-${String(++sent).padStart(12, '0')}`

/** Tries every tile that the viewer may not place now: what the refusals say must not depend on who holds them. */
async function probe(moment: Moment, viewer: Eavesdropper, seat: number): Promise<void> {
  const { seq: expectedSeq, ...state } = await stateOf(moment.server.deps, moment.matchId)
  const legal = state.round?.turn?.seat === seat ? placements(state).legal.map(({ tile }) => tile) : []
  for (const tile of ALL_TILES.filter((other) => !legal.includes(other))) {
    const command = { type: 'place', seat, tile, end: 'left' }
    await viewer.tell('match.act', { matchId: moment.matchId, commandId: commandId(), expectedSeq, command })
  }
}

/**
 * Plays one of an exchange's two matches on the real server, on a database of its own, and gives all that its viewer got:
 * every push and every answer, with probing, a second round and a reconnection in its middle. Ids, chance and time are
 * the same in both matches.
 */
export async function observe(
  exchange: Exchange,
  run: 0 | 1,
  { alsoRead = async () => [], pages }: { readonly alsoRead?: AlsoRead; readonly pages?: RequestListener } = {},
): Promise<Observation> {
  const databaseUrl = await createDatabase()
  const chance = chanceDealing(exchange.deals[run])
  const given = { seed: 5, pace: exchange.start.pace, chanceFor: () => chance, ...(pages ? { pages } : {}) }
  const server = await testServer(databaseUrl, given)
  try {
    return await playObserved(server, exchange, alsoRead)
  } finally {
    await server.close()
    await dropDatabase(databaseUrl)
  }
}

async function playObserved(server: TestServer, exchange: Exchange, alsoRead: AlsoRead): Promise<Observation> {
  sent = 0
  const { deps, services, serving } = server
  const { rules, clock, rated } = exchange.start
  const players: string[] = []
  for (let seat = 0; seat < rules.seats; seat++) players.push(await newPlayer(deps, 'member', `seat ${seat}`))
  const match: TestMatch = await startMatch(deps, services.matches, { rules, clock, rated, players })
  const { matchId } = match
  const seat = exchange.viewer === 'watcher' ? null : exchange.viewer
  const cookie = seat === null ? undefined : await server.cookieOf(players[seat] ?? '')
  const viewer = new Eavesdropper(server, matchId, cookie)
  const moment = { server, matchId, cookie }
  await viewer.connect()
  let away = 0
  for (let step = 0, placed = 0; ; step++) {
    const state = await stateOf(deps, matchId)
    if (step % 5 === 0) await viewer.ask('match.get', { matchId })
    if (step % 30 === 3 && seat !== null) await probe(moment, viewer, seat)
    if (step % 10 === 7) viewer.answers.push(...(await alsoRead(moment)))
    if (state.phase === 'over') break
    // In the middle of the second round the connection is lost for three steps.
    const inSecond = (state.round?.number === 2 && state.round.line.length) || 0
    if (inSecond >= 3 && away === 0) viewer.leave()
    if (inSecond >= 3) away += 1
    if (away === 4) {
      await viewer.connect()
      await viewer.ask('match.since', { matchId, seq: viewer.heard })
      viewer.heard = state.seq
    }
    const wish = exchange.placements[placed]
    if ((await dueIn(deps, matchId))?.kind !== 'turn' || !wish) await passTime(deps, serving.worker, matchId)
    else {
      placed += 1
      deps.time.now += 700
      const act = { matchId, commandId: commandId(), expectedSeq: state.seq, command: wish }
      if (wish.seat === seat) await viewer.tell('match.act', act)
      else await send(deps, services.matches, match, wish)
    }
    const { seq } = await stateOf(deps, matchId)
    if (away === 0 || away > 3) await eventually(() => viewer.heard).toBe(seq)
    if (step % 4 === 0) await serving.realtime.beat()
  }
  await viewer.ask('match.since', { matchId, seq: 0 })
  await viewer.ask('player.profile', { playerId: players[1] })
  if (seat !== null) {
    // The last push of whereabouts comes after the match's last events.
    const whereabouts = () => viewer.pushes['player:whereabouts']?.at(-1) ?? ''
    await eventually(whereabouts).toContain('"liveMatches":[]')
    await viewer.ask('player.whereabouts', {})
  }
  viewer.answers.push(...(await alsoRead(moment)))
  const { pushes, answers } = viewer
  return { pushes, answers }
}
