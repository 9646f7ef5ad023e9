import type { HistoryEntry, HistoryFilter, HistoryPage } from '../../contract/history'
import { formSchema, presetSchema, ruleSetSchema, timeControlSchema } from '../../contract/rules'
import type { Deps } from '../deps'
import { createPlayers } from '../players/players'
import { playerRef } from '../players/ref'
import { readCursor, writeCursor } from './cursor'
import { type HistoryRow, readChanges, readHistory } from './store'

const PAGE = 20

/** A seat's result by the match's outcome and the seat's place (R8.3, R8.4). */
function resultOf({ place, match: { outcome } }: HistoryRow): HistoryEntry['result'] {
  if (place === null || (outcome !== 'won' && outcome !== 'drawn')) return null
  return place === 1 ? outcome : 'lost'
}

function entryOf(row: HistoryRow, change: number | null): HistoryEntry {
  const { match } = row
  return {
    matchId: match.id,
    startedAt: match.startedAt.getTime(),
    endedAt: match.endedAt?.getTime() ?? null,
    preset: presetSchema.parse(match.preset),
    form: formSchema.parse(match.form),
    rules: ruleSetSchema.parse(match.rules),
    clock: timeControlSchema.parse(match.clock),
    rated: match.pool !== null,
    rounds: match.rounds,
    result: resultOf(row),
    seats: match.seats.map(({ player, hasLeft, ...seat }) => ({ ...seat, left: hasLeft, player: playerRef(player) })),
    change,
  }
}

export type History = ReturnType<typeof createHistory>

/** The matches that somebody has played; open to everybody. */
export function createHistory(deps: Deps) {
  const { db } = deps
  const players = createPlayers(deps)

  return {
    /**
     * A page of 20 matches, the newest first, and the cursor of the next page. The opponent is a name or an id; for one whom
     * nobody has the page is empty. Throws `badInput` for a cursor that isn't ours.
     */
    list: async ({ opponent, cursor, ...filter }: HistoryFilter): Promise<HistoryPage> => {
      const after = cursor === undefined ? null : readCursor(cursor)
      const found = opponent ? await players.byName(opponent) : null
      if (opponent && (!found || found.id === filter.playerId)) return { entries: [], nextCursor: null }
      const rows = await readHistory(db, { ...filter, opponentId: found?.id ?? null, after }, PAGE + 1)
      const page = rows.slice(0, PAGE)
      const changes = await readChanges(
        db,
        filter.playerId,
        page.map(({ match }) => match.id),
      )
      const entries = page.map((row) => entryOf(row, changes.get(row.match.id) ?? null))
      const last = entries.at(-1)
      return { entries, nextCursor: rows.length > PAGE && last ? writeCursor(last) : null }
    },
  }
}
