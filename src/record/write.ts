import { type Revealed, revealedChance } from '../chance/reveal'
import type { RuleSet } from '../engine/board/rules'
import { openRules } from '../engine/match/disclose'
import type { MatchEvent } from '../engine/match/event'
import { replayLog } from '../engine/match/replay'
import { type RecordResult, resultOf } from './result'
import { roundsOf, type WrittenRound } from './writeRounds'

/** A match that is over, with everything that its record tells. */
export type FinishedMatch = {
  readonly id: string
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number
  readonly rated: boolean
  readonly rules: RuleSet
  readonly rulesHash: string
  /** By seat, as they are called to others. */
  readonly players: readonly string[]
  readonly events: readonly MatchEvent[]
  readonly revealed: Revealed
}

/** A game record as the platform exports it. */
export type WrittenRecord = {
  readonly format: 'muggins-record'
  readonly version: 1
  readonly id: string
  /** ISO 8601, UTC. */
  readonly playedAt: string
  readonly rated: boolean
  readonly rules: RuleSet
  readonly players: readonly string[]
  readonly result: RecordResult
  readonly rulesHash: string
  readonly deal: Revealed
  readonly rounds: readonly WrittenRound[]
}

/** The record of a match that is over. Its keys have one order, so that the same match gives the same record. */
export function recordOf(match: FinishedMatch): WrittenRecord {
  const { id, startedAt, rated, players, events, rulesHash } = match
  const { commitment, seatCommitments, seatBytes, secret } = match.revealed
  const deal = { commitment, seatCommitments, seatBytes, secret }
  return {
    format: 'muggins-record',
    version: 1,
    id,
    playedAt: new Date(startedAt).toISOString(),
    rated,
    rules: openRules(match.rules),
    players,
    result: resultOf(replayLog(events)),
    rulesHash,
    deal,
    rounds: roundsOf(events, revealedChance(id, rulesHash, deal)),
  }
}
