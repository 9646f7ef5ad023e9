import type { Tx } from '../transaction'
import type { RefRow } from './ref'

/**
 * Locks the rows of players until the transaction ends, in the order of their ids, so that two transactions that need
 * the same people wait for each other instead of deadlocking. Whoever seats somebody, starts a match for somebody or
 * takes a seek holds that person's lock: that is what "one at a time" rests on. The order of locks is match, table, players.
 */
export async function lockPlayers(tx: Tx, ids: readonly string[]): Promise<Map<string, RefRow>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await tx.$queryRaw<RefRow[]>`
    select "id", "kind"::text as "kind", "name", "deletedAt" from "player"
    where "id" = any(${unique}::text[]) order by "id" for no key update`
  return new Map(rows.map((row) => [row.id, row]))
}
