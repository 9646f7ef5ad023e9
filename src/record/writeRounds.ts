import type { Tile } from '../engine/board/tile'
import type { Chance } from '../engine/match/chance'
import type { MatchEvent } from '../engine/match/event'
import { replayLog } from '../engine/match/replay'
import { roundOpening } from '../engine/match/round'
import type { LotDraw } from '../engine/view/view'
import { actionFor, type WrittenAction } from './writeAction'

/** A round as a record writes it. `lot` is there where the leader was chosen by lot (R2.2). */
export type WrittenRound = {
  readonly leader: number
  readonly lot?: readonly (readonly LotDraw[])[]
  readonly hands: readonly (readonly Tile[])[]
  readonly boneyard: readonly Tile[]
  readonly actions: readonly WrittenAction[]
}

type RoundUnderWay = Omit<WrittenRound, 'actions'> & { readonly actions: WrittenAction[] }

/** Puts the events of a log into rounds. What is done between two rounds waits for the next one. */
function written(events: readonly MatchEvent[]): { rounds: RoundUnderWay[]; waiting: WrittenAction[] } {
  const rounds: RoundUnderWay[] = []
  let waiting: WrittenAction[] = []
  let lot: RoundUnderWay['lot']
  let open = false
  for (const event of events) {
    if (event.type === 'lotDrawn') lot = event.attempts
    if (event.type === 'roundDealt') {
      const { leader, hands, boneyard } = event
      rounds.push({ leader, ...(lot && { lot }), hands, boneyard, actions: waiting })
      waiting = []
      lot = undefined
      open = true
    }
    const action = actionFor(event)
    if (action) (open ? rounds.at(-1)?.actions : waiting)?.push(action)
    if (event.type === 'roundSettled') open = false
  }
  return { rounds, waiting }
}

/**
 * The rounds of a match that is over. A resignation between rounds is the first action of the next one, since nothing
 * follows a settlement in a round's actions. Where it ended the match there was no next deal; the one that would have
 * come, by the match's own chance, takes its place.
 */
export function roundsOf(events: readonly MatchEvent[], chance: Chance): WrittenRound[] {
  const { rounds, waiting } = written(events)
  const [first] = waiting
  if (!first) return rounds
  const next = written(roundOpening(replayLog(events), { at: first.at, chance })).rounds
  return [...rounds, ...next.map((round) => ({ ...round, actions: waiting }))]
}
