import type { RuleSet } from '../engine/board/rules'
import type { Chance } from '../engine/match/chance'
import { deal, lot } from '../engine/match/deal'
import type { LotDraw, RoundEnd } from '../engine/view/view'
import { type Fault, faultOf } from './fault'
import { type Fields, isFields, quoted, tileAsWritten } from './shape'

/** What a round is held against. `lotDue` is null where the record's play doesn't get so far as to say. */
export type RoundDue = {
  readonly rules: RuleSet
  readonly round: number
  readonly lotDue: boolean | null
  readonly chance: Chance
}

/** Whether the round at an index is led by lot: the first, and every one after a block (R2.2–3). */
export function isLotDue(ends: readonly RoundEnd[], index: number): boolean | null {
  if (index === 0) return true
  const before = ends[index - 1]
  return before === undefined ? null : before === 'blocked'
}

/** A list of tiles as the record has it, in one text: tiles high half first, anything else as it stands there. */
function tilesIn(value: unknown): string {
  if (!Array.isArray(value)) return quoted(value)
  return value.map((item: unknown) => tileAsWritten(item)?.tile ?? quoted(item)).join(' ')
}

function dealFaults(recorded: Fields, { rules, round, chance }: RoundDue): Fault[] {
  const due = deal(rules, chance, round)
  const hands: unknown[] = Array.isArray(recorded.hands) ? recorded.hands : []
  const held = due.hands.flatMap((hand, seat) =>
    tilesIn(hands[seat]) === hand.join(' ') ? [] : [faultOf('handDiffers', { seat, tiles: hand.join(' ') })],
  )
  const more = hands.length > rules.seats ? [faultOf('handsDiffer', { seats: rules.seats })] : []
  const undealt = due.boneyard.join(' ')
  const lying = tilesIn(recorded.boneyard) === undealt ? [] : [faultOf('boneyardDiffers', { tiles: undealt || 'none' })]
  return [...held, ...more, ...lying]
}

/** A draw of the lot in any language: the seat, and what it drew. */
function attemptText(attempt: readonly LotDraw[]): string {
  return attempt.map(({ seat, tile }) => `${seat}: ${tile}`).join(', ')
}

function drawIn(value: unknown): string {
  if (!isFields(value)) return quoted(value)
  return `${quoted(value.seat)}: ${tileAsWritten(value.tile)?.tile ?? quoted(value.tile)}`
}

function lotIn(value: unknown): string[] {
  const attempts: unknown[] = Array.isArray(value) ? value : []
  return attempts.map((attempt) => (Array.isArray(attempt) ? attempt.map(drawIn).join(', ') : quoted(attempt)))
}

function lotFaults(recorded: Fields, { rules, round, lotDue, chance }: RoundDue): Fault[] {
  if (lotDue === false || (lotDue === null && recorded.lot === undefined)) {
    return recorded.lot === undefined ? [] : [faultOf('lotNeedless', {})]
  }
  const { attempts, leader } = lot(rules, chance, round)
  const due = attempts.map(attemptText)
  const given = lotIn(recorded.lot)
  const faults = due.flatMap((attempt, index) =>
    given[index] === attempt ? [] : [faultOf('attemptDiffers', { attempt: index + 1, draws: attempt })],
  )
  if (given.length > due.length) faults.push(faultOf('lotOver', { attempts: due.length }))
  if (recorded.leader !== leader) faults.push(faultOf('lotLeads', { leader, given: quoted(recorded.leader) }))
  return faults
}

/** All in which a recorded round differs from the lot and the deal that the match's chance makes (R9.6). */
export function roundFaults(recorded: unknown, due: RoundDue): Fault[] {
  if (!isFields(recorded) || !Array.isArray(recorded.hands)) return [faultOf('noHands', {})]
  return [...lotFaults(recorded, due), ...dealFaults(recorded, due)]
}
