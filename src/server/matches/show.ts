import type { MatchPlayer, MatchState } from '../../contract/match'
import { formSchema, presetSchema, ruleSetSchema, timeControlSchema } from '../../contract/rules'
import { seatCommitmentsSchema } from '../../contract/sealing'
import { viewFor } from '../../engine/match/redact'
import type { Viewer } from '../../engine/view/view'
import { START_RATING } from '../../rating/elo'
import { playerRef } from '../players/ref'
import type { ChangeRow, ShownMatch } from './readStore'

function playerOf(
  { seat, player }: ShownMatch['seats'][number],
  pool: string | null,
  ratings: ReadonlyMap<string, number>,
  changes: readonly ChangeRow[],
): MatchPlayer {
  const row = changes.find(({ playerId }) => playerId === player.id)
  const change = row && {
    before: row.before,
    after: row.after,
    expected: row.expected,
    result: row.result,
    k: row.k,
  }
  const rating = pool === null ? null : (change?.before ?? ratings.get(player.id) ?? START_RATING)
  return { seat, player: playerRef(player), rating, change: change ?? null }
}

/** What is read besides the match itself. */
export type Surroundings = {
  readonly seat: number | null
  readonly viewer: Viewer
  readonly ratings: ReadonlyMap<string, number>
  readonly changes: readonly ChangeRow[]
  readonly rematch: MatchState['rematch']
  readonly sealing: MatchState['sealing']
  readonly reveal: MatchState['reveal']
  readonly now: number
}

/** Before the first event its view holds nothing but what was agreed on. */
function viewOf(match: ShownMatch, { viewer, sealing }: Surroundings): MatchState['view'] {
  const view = viewFor(match.snapshot, viewer)
  if (!sealing) return view
  const agreed = { rules: ruleSetSchema.parse(match.rules), clock: timeControlSchema.parse(match.clock) }
  return { ...view, ...agreed, rated: match.pool !== null }
}

/** A match as a viewer may see it, field by field from an allow-list. */
export function showMatch(match: ShownMatch, around: Surroundings): MatchState {
  const { id, pool, commitment, seq } = match
  const seatCommitments = seatCommitmentsSchema.parse(match.seatCommitments)
  return {
    id,
    preset: presetSchema.parse(match.preset),
    form: formSchema.parse(match.form),
    pool,
    // The match's own time began here; where the server was down meanwhile, it stood still.
    startedAt: match.startedAt.getTime() + match.pausedMs,
    endedAt: match.endedAt?.getTime() ?? null,
    now: around.now,
    seat: around.seat,
    players: match.seats.map((seated) => playerOf(seated, pool, around.ratings, around.changes)),
    commitment,
    // Matches of before there were contributions have none.
    seatCommitments: match.seats.map(({ seat }) => seatCommitments[seat] ?? null),
    sealing: around.sealing,
    reveal: around.reveal,
    seq,
    view: viewOf(match, around),
    rematch: around.rematch,
  }
}
