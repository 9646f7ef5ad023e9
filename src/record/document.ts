import { completeRules, type RuleSet } from '../engine/board/rules'
import { invalidOption } from '../engine/board/validity'
import { recordFault } from './fault'
import { type Fields, isFields, quoted } from './shape'

/** A record whose frame is sound; its rounds are read one by one, as they are replayed. */
export type RecordFrame = {
  readonly rules: RuleSet
  readonly players: readonly string[]
  readonly rounds: readonly unknown[]
  /** What the record says of the result; undefined where it says nothing. */
  readonly result: unknown
}

function rulesOf(given: unknown): RuleSet {
  if (given === undefined) return completeRules()
  if (!isFields(given)) throw recordFault('rules', 'notObject', {})
  const options: Fields = completeRules()
  const unknown = Object.keys(given).find((option) => !Object.hasOwn(options, option))
  if (unknown !== undefined) throw recordFault('rules', 'unknownOption', { given: quoted(unknown) }, 'R1')
  // The values are unknown up to here; the check on the next line makes them a rule set.
  const rules = completeRules(given as Partial<RuleSet>)
  const wrong = invalidOption(rules)
  if (wrong) throw recordFault('rules', 'wrongOption', { option: wrong, given: quoted(rules[wrong]) }, 'R1')
  return rules
}

function playersOf(given: unknown, seats: number): string[] {
  const names: unknown[] = Array.isArray(given) ? given : []
  const players = names.filter((name): name is string => typeof name === 'string')
  if (names.length !== seats || players.length !== seats) throw recordFault(null, 'playersNotNames', { seats })
  return players
}

/** Reads the frame of a record: everything but what is in its rounds. */
export function frameOf(document: unknown): RecordFrame {
  if (!isFields(document)) throw recordFault(null, 'recordNotObject', {})
  if (document.format !== 'muggins-record') {
    throw recordFault(null, 'recordFormat', { given: quoted(document.format) })
  }
  if (document.version !== 1) throw recordFault(null, 'version', { given: quoted(document.version) })
  if (!Array.isArray(document.rounds)) throw recordFault(null, 'roundsNotList', {})
  const rules = rulesOf(document.rules)
  return { rules, players: playersOf(document.players, rules.seats), rounds: document.rounds, result: document.result }
}
