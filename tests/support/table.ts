import { completeRules, type RuleSet } from '../../src/engine/board/rules'
import type { Chance } from '../../src/engine/match/chance'
import type { Command, StartCommand } from '../../src/engine/match/command'
import { decide } from '../../src/engine/match/decide'
import type { MatchEvent } from '../../src/engine/match/event'
import { evolve } from '../../src/engine/match/evolve'
import type { Refusal } from '../../src/engine/match/refusal'
import { initialState, type MatchState } from '../../src/engine/match/state'
import { chanceDealing, seededChance, type WantedDeal } from './chance'

const ANY_CHANCE: Chance = seededChance(1)

/** A command to start a match of persons, untimed and without pauses unless told otherwise. */
export function startCommand(rules: Partial<RuleSet>, given: Partial<StartCommand> = {}): StartCommand {
  const complete = completeRules(rules)
  return {
    type: 'start',
    rules: complete,
    clock: null,
    pace: { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 10_000 },
    rated: false,
    seats: Array(complete.seats).fill('person'),
    ...given,
  }
}

/** The events of a command that must not be refused. */
export function eventsOf(state: MatchState, command: Command, at = 0, chance = ANY_CHANCE): readonly MatchEvent[] {
  const decided = decide(state, command, { at, chance })
  if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(decided.refusal)}`)
  return decided.value
}

/** The state after a command that must not be refused. */
export function act(state: MatchState, command: Command, at = 0, chance = ANY_CHANCE): MatchState {
  return eventsOf(state, command, at, chance).reduce(evolve, state)
}

/** Why a command is refused; null when it is not. */
export function refusalOf(state: MatchState, command: Command, at = 0): Refusal | null {
  const decided = decide(state, command, { at, chance: ANY_CHANCE })
  return decided.ok ? null : decided.refusal
}

/** A match whose first round is dealt as told; `handSize` follows from the hands. */
export function tableWith(wanted: WantedDeal, rules: Partial<RuleSet> = {}, given: Partial<StartCommand> = {}) {
  const handSize = wanted.hands[0]?.length
  const start = startCommand({ seats: wanted.hands.length as RuleSet['seats'], handSize, ...rules }, given)
  return act(initialState(), start, 0, chanceDealing([wanted]))
}
