import { sideOf } from '../../src/engine/board/rules'
import type { MatchEvent } from '../../src/engine/match/event'
import { replayLog } from '../../src/engine/match/replay'
import { ratingChanges, START_RATING } from '../../src/rating/elo'
import { sql, type TestDeps } from './testDeps'

export type Recomputed = { readonly value: number; readonly matches: number }

/**
 * Every rating, worked out anew from nothing but the stored logs and who sat where, by player and pool; matches in the
 * order in which they ended.
 */
export async function recomputeRatings(deps: TestDeps): Promise<Map<string, Recomputed>> {
  const rows = await sql<{ id: string; pool: string; events: MatchEvent[]; players: string[] }>(
    deps,
    `select m.id, m.pool,
      (select jsonb_agg(e.event order by e.seq) from match_event e where e."matchId" = m.id) as events,
      (select jsonb_agg(s."playerId" order by s.seat) from match_seat s where s."matchId" = m.id) as players
      from match m where m.pool is not null and m."endedAt" is not null and m."sealUntil" is null order by m."endedAt"`,
  )
  const ratings = new Map<string, Recomputed>()
  for (const { pool, events, players } of rows) {
    const { rules, result } = replayLog(events)
    const before = players.map((id) => ratings.get(`${id} ${pool}`) ?? { value: START_RATING, matches: 0 })
    const seats = before.map(({ value, matches }, seat) => {
      return { rating: value, matches, side: sideOf(rules, seat), place: result?.places[seat] ?? Number.NaN }
    })
    const changes = ratingChanges({ seats, teams: rules.teams })
    for (const [seat, id] of players.entries()) {
      const { value, matches } = before[seat] ?? { value: 0, matches: 0 }
      ratings.set(`${id} ${pool}`, { value: value + (changes[seat]?.delta ?? Number.NaN), matches: matches + 1 })
    }
  }
  return ratings
}

/** Every rating as it is stored. */
export async function storedRatings(deps: TestDeps): Promise<Map<string, Recomputed>> {
  const rows = await sql<{ key: string } & Recomputed>(
    deps,
    `select "playerId" || ' ' || pool as key, value, matches from rating where matches > 0`,
  )
  return new Map(rows.map(({ key, value, matches }) => [key, { value, matches }]))
}
