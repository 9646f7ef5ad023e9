import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import type { Caller } from '../../../src/server/deps'
import { AppError } from '../../../src/server/error'
import { createServices, type Services } from '../../../src/server/services'
import { seededFraction } from '../../support/chance'
import { newPlayer, tableForm, testHouse } from '../../support/house'
import { brokenInvariants } from '../../support/invariants'
import { sql } from '../../support/testDeps'
import { bytesOf } from '../../support/unseal'

const house = testHouse()
let services: Services

beforeAll(() => {
  services = createServices(house().deps)
})

type Dice = { readonly below: (n: number) => number; readonly pick: <T>(from: readonly T[]) => T }

function diceOf(seed: number): Dice {
  const fraction = seededFraction(seed)
  const below = (n: number) => Math.floor(fraction() * n)
  return { below, pick: (from) => from[below(from.length)] as never }
}

type Place = { readonly id: string; readonly playerId: string }

/** Where people are when a burst begins: who sits at which open table, plays which match, and has played which. */
type Scene = {
  readonly seated: readonly Place[]
  readonly playing: readonly Place[]
  readonly played: readonly Place[]
}

async function sceneOf(): Promise<Scene> {
  const places = (query: string) => sql<Place>(house().deps, query)
  return {
    seated: await places(`select t.id, s."playerId" from "table" t join table_seat s on s."tableId" = t.id
      where t."closedAt" is null and t."matchId" is null`),
    playing: await places('select "matchId" as id, "playerId" from match_seat where live'),
    played: await places(`select m.id, s."playerId" from match m join match_seat s on s."matchId" = m.id
      where m."endedAt" is not null order by m."endedAt" desc limit 8`),
  }
}

async function act(caller: Caller, matchId: string, type: 'resign' | 'ready'): Promise<void> {
  const { seat, seq } = await services.matches.get(caller, matchId)
  if (seat === null) return
  await services.matches.act(caller, {
    matchId,
    commandId: randomUUID(),
    expectedSeq: seq,
    command: { type, seat },
  })
}

/** A step of somebody's browser before the deal; mostly, as a browser does, with all its steps at once. */
async function contribute(caller: Caller, matchId: string, way: 'all' | 'commit' | 'wrongly'): Promise<void> {
  const { sealing } = services.matches
  const seat = (await sealing.state(matchId))?.seats.findIndex(({ playerId }) => playerId === caller.playerId) ?? 0
  const bytes = bytesOf(matchId, Math.max(0, seat))
  await sealing.commit(caller, { matchId, commitment: sealOf(matchId, Math.max(0, seat), bytes) })
  if (way !== 'commit') await sealing.reveal(caller, { matchId, bytes: way === 'all' ? bytes : 'f'.repeat(64) })
}

/** Something that somebody does, drawn by chance: mostly what makes sense in the scene, sometimes what doesn't. */
function deed(people: readonly Caller[], { seated, playing, played }: Scene, dice: Dice): () => Promise<unknown> {
  const { tables, seeks } = services
  const anybody = dice.pick(people)
  const form = tableForm({
    seats: dice.pick([2, 2, 3] as const),
    rated: dice.below(2) > 0 && anybody.kind === 'member',
  })
  const nothing = async () => {}
  const at = (places: readonly Place[], work: (id: string, who: Caller) => Promise<unknown>) => {
    const place = places.length ? dice.pick(places) : undefined
    const who = people.find(({ playerId }) => playerId === place?.playerId) ?? anybody
    return place ? () => work(place.id, dice.below(5) > 0 ? who : anybody) : nothing
  }
  const deeds: readonly (() => () => Promise<unknown>)[] = [
    () => () => tables.open(anybody, form),
    () => at(seated, (tableId) => tables.sit(anybody, { tableId })),
    () => at(seated, (tableId) => tables.sit(anybody, { tableId, seat: 1 })),
    () => at(seated, (tableId, who) => tables.setReady(who, tableId, true)),
    () => at(seated, (tableId, who) => tables.setReady(who, tableId, true)),
    () => at(seated, (tableId, who) => tables.setReady(who, tableId, true)),
    () => at(seated, (tableId, who) => tables.leave(who, tableId)),
    () => at(seated, (tableId, who) => tables.change(who, tableId, form)),
    () => at(seated, (tableId, who) => tables.addBot(who, tableId, 1)),
    () => () => seeks.start(anybody),
    () => () => seeks.start(dice.pick(people)),
    () => () => seeks.cancel(anybody),
    () => seeks.pair,
    ...Array<() => () => Promise<unknown>>(4).fill(() => at(playing, (id, who) => contribute(who, id, 'all'))),
    () => at(playing, (id, who) => contribute(who, id, 'commit')),
    () => at(playing, (id, who) => contribute(who, id, dice.below(4) > 0 ? 'all' : 'wrongly')),
    () => services.matches.sealing.giveUpOverdue,
    () => at(playing, (id, who) => act(who, id, 'resign')),
    () => at(playing, (id, who) => act(who, id, 'resign')),
    () => at(played, (id, who) => tables.rematch(who, id)),
    () => at(played, (id, who) => tables.rematch(who, id)),
    () => tables.closeUnattended,
  ]
  return dice.below(25) === 0 ? () => erase(anybody) : dice.pick(deeds)()
}

async function erase(who: Caller): Promise<void> {
  const [row] = await sql<{ name: string }>(house().deps, 'select name from player where id = $1', [who.playerId])
  await services.accounts.deleteAccount(who, { name: row?.name }, (id) => services.tables.leave(who, id))
}

async function failureIn(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return error.code
    return `unforeseen: ${error instanceof Error ? error.stack : String(error)}`
  }
}

/** How many bursts there are, and more of them as long as matches of some fate are missing: without those they show little. */
const BURSTS = 20

async function fatesMissing(): Promise<string[]> {
  const rows = await sql<{ outcome: string }>(house().deps, 'select distinct outcome from match')
  return ['void', 'won'].filter((fate) => !rows.some(({ outcome }) => outcome === fate))
}

describe('whatever people do at the same moment', () => {
  it.each([1, 2])(
    'leaves tables, matches, seeks and ratings in order (%i)',
    async (seed) => {
      const dice = diceOf(seed)
      const people: Caller[] = []
      const failures = new Map<string, number>()
      for (let burst = 0; burst < BURSTS || (burst < 4 * BURSTS && (await fatesMissing()).length > 0); burst++) {
        while (people.length < 7) people.push(await newPlayer(house(), people.length === 6 ? 'guest' : 'member'))
        const scene = await sceneOf()
        const deeds = Array.from({ length: 14 }, () => deed(people, scene, dice))
        for (const failure of await Promise.all(deeds.map(failureIn))) {
          if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
        }
        expect(await brokenInvariants(house().deps), `burst ${burst}`).toEqual([])
        house().time.now += 5_000
        const gone = await sql<{ id: string }>(house().deps, 'select id from player where "deletedAt" is not null')
        for (const { id } of gone) {
          const at = people.findIndex(({ playerId }) => playerId === id)
          if (at >= 0) people.splice(at, 1)
        }
      }
      expect(await fatesMissing()).toEqual([])
      expect(
        [...failures.keys()].filter((failure) => failure.startsWith('unforeseen') || failure === 'tryAgain'),
      ).toEqual([])
    },
    120_000,
  )
})
