import type { RuleSet } from '../engine/board/rules'
import type { Chance } from '../engine/match/chance'
import { deal, lot } from '../engine/match/deal'
import type { LotDraw, RoundEnd } from '../engine/view/view'
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

function dealFaults(recorded: Fields, { rules, round, chance }: RoundDue): string[] {
  const due = deal(rules, chance, round)
  const hands: unknown[] = Array.isArray(recorded.hands) ? recorded.hands : []
  const held = due.hands.flatMap((hand, seat) =>
    tilesIn(hands[seat]) === hand.join(' ') ? [] : [`the hand of seat ${seat} should be ${hand.join(' ')}`],
  )
  const more = hands.length > rules.seats ? [`hands should be ${rules.seats} lists`] : []
  const undealt = due.boneyard.join(' ')
  const lying = tilesIn(recorded.boneyard) === undealt ? [] : [`the boneyard should be ${undealt || 'empty'}`]
  return [...held, ...more, ...lying].map((fault) => `the deal does not match: ${fault}`)
}

function attemptText(attempt: readonly LotDraw[]): string {
  return attempt.map(({ seat, tile }) => `seat ${seat} ${tile}`).join(', ')
}

function drawIn(value: unknown): string {
  if (!isFields(value)) return quoted(value)
  return `seat ${quoted(value.seat)} ${tileAsWritten(value.tile)?.tile ?? quoted(value.tile)}`
}

function lotIn(value: unknown): string[] {
  const attempts: unknown[] = Array.isArray(value) ? value : []
  return attempts.map((attempt) => (Array.isArray(attempt) ? attempt.map(drawIn).join(', ') : quoted(attempt)))
}

function lotFaults(recorded: Fields, { rules, round, lotDue, chance }: RoundDue): string[] {
  if (lotDue === false || (lotDue === null && recorded.lot === undefined)) {
    return recorded.lot === undefined ? [] : ['a lot is recorded, but the seat that dominoed leads']
  }
  const { attempts, leader } = lot(rules, chance, round)
  const due = attempts.map(attemptText)
  const given = lotIn(recorded.lot)
  const faults = due.flatMap((attempt, index) =>
    given[index] === attempt ? [] : [`the lot does not match: attempt ${index + 1} should be ${attempt}`],
  )
  if (given.length > due.length) faults.push(`the lot does not match: it should be over after attempt ${due.length}`)
  if (recorded.leader !== leader) faults.push(`the lot makes seat ${leader} lead, not seat ${quoted(recorded.leader)}`)
  return faults
}

/** All in which a recorded round differs from the lot and the deal that the match's chance makes (R9.6). */
export function roundFaults(recorded: unknown, due: RoundDue): string[] {
  if (!isFields(recorded) || !Array.isArray(recorded.hands)) return ['it has no hands']
  return [...lotFaults(recorded, due), ...dealFaults(recorded, due)]
}
