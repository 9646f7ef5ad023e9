import { beforeEach, expect, it } from 'vitest'
import type { ActOnMatch, Wish } from '../../../src/server/matches/match'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { dealingHouse } from '../../support/dealingHouse'
import { eventually } from '../../support/eventually'
import { dueIn } from '../../support/playOut'
import { sql } from '../../support/testDeps'
import { startMatch } from '../../support/testMatch'

const house = dealingHouse()
let matchId: string
/** What the worker has begun, and what lets it go on: nothing gets done before. */
let begun: Wish[]
let finish: () => void
let worker: Worker

/** Due for another turn at once, as soon as it is done. */
const turned = (id: string) =>
  sql(house.parts().deps, 'update match set seq = seq + 1, "claimedUntil" = null where id = $1', [id])

beforeEach(async () => {
  const { deps, services } = house.parts()
  await sql(deps, 'delete from match')
  ;({ matchId } = await startMatch(deps, services.matches))
  deps.time.now = (await dueIn(deps, matchId))?.at ?? 0
  begun = []
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const actOnMatch: ActOnMatch = async (wish) => {
    begun.push(wish)
    await finished
    return { seq: 0 }
  }
  worker = createWorker(deps, { ...services, matches: { ...services.matches, actOnMatch } })
})

async function claimedUntil(): Promise<number> {
  const query = 'select (extract(epoch from "claimedUntil") * 1000)::float8 as at from match where id = $1'
  const [row] = await sql<{ at: number }>(house.parts().deps, query, [matchId])
  return row?.at ?? 0
}

it('what takes longer than its claim is not begun again, but what comes after it is', async () => {
  const { deps } = house.parts()
  const runs = [worker.runDue()]
  await eventually(() => begun.length).toBe(1)
  deps.time.now += 5_000
  runs.push(worker.runDue())
  await eventually(claimedUntil).toBeGreaterThan(deps.time.now)
  await turned(matchId)
  runs.push(worker.runDue())
  await eventually(() => begun.length).toBe(2)
  finish()
  expect(await Promise.all(runs)).toEqual([1, 0, 1])
  expect(begun[1]?.expectedSeq).toBe((begun[0]?.expectedSeq ?? 0) + 1)
})

it('no more than a process can do is claimed, and the rest as soon as it can', async () => {
  const { deps } = house.parts()
  await sql(
    deps,
    `insert into match select (jsonb_populate_record(m, jsonb_build_object('id', 'match ' || n))).*
      from match m, generate_series(1, 200) as n where m.id = $1`,
    [matchId],
  )
  const run = worker.runDue()
  await eventually(() => begun.length).toBe(128)
  // Long enough to claim all the others.
  for (let asked = 0; asked < 40; asked++) await claimedUntil()
  const [left] = await sql<{ count: number }>(
    deps,
    'select count(*)::int from match where "dueAt" is not null and "claimedUntil" is null',
  )
  expect(left?.count).toBe(201 - 128)
  finish()
  expect(await run).toBe(201)
  expect(new Set(begun.map((wish) => wish.matchId)).size).toBe(201)
})
