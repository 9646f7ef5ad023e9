import { countOf } from '../../src/engine/board/count'
import { lay } from '../../src/engine/board/ends'
import { legalPlacements, type Placement } from '../../src/engine/board/legality'
import type { Chance } from '../../src/engine/match/chance'
import type { Command, StartCommand } from '../../src/engine/match/command'
import { decide } from '../../src/engine/match/decide'
import { type Due, dueCommand, dueOf } from '../../src/engine/match/due'
import type { MatchEvent } from '../../src/engine/match/event'
import { evolve } from '../../src/engine/match/evolve'
import { handOf, initialState, type MatchState } from '../../src/engine/match/state'
import { forcedMove } from '../../src/engine/match/turn'

export type Step = { readonly before: MatchState; readonly event: MatchEvent; readonly after: MatchState }
export type Wish = { readonly command: Command; readonly at: number }

export type Habits = {
  /** How likely a seat resigns, a clock runs out, everybody is ready early: from 0 to 1, at each occasion. */
  readonly resigns?: number
  readonly dawdles?: number
  readonly hurries?: number
}

export type Played = {
  readonly wishes: readonly Wish[]
  readonly log: readonly MatchEvent[]
  readonly state: MatchState
}

/** Carries out commands one after another, telling each event; throws at a refusal. */
export function carryOut(wishes: Iterable<Wish>, chance: Chance, tell: (step: Step) => void = () => {}): Played {
  const done: Wish[] = []
  const log: MatchEvent[] = []
  let state = initialState()
  for (const wish of wishes) {
    const decided = decide(state, wish.command, { at: wish.at, chance })
    if (!decided.ok) throw new Error(`${JSON.stringify(wish)} was refused: ${JSON.stringify(decided.refusal)}`)
    done.push(wish)
    for (const event of decided.value) {
      const before = state
      state = evolve(before, event)
      log.push(event)
      tell({ before, event, after: state })
    }
  }
  return { wishes: done, log, state }
}

/** What somebody at the table does next, of their own will or because it is due. */
function nextWish(state: MatchState, fraction: () => number, { resigns = 0, dawdles = 0, hurries = 0 }: Habits): Wish {
  const due = dueOf(state, { botThinksMs: 500 }) as Due
  const persons = state.seats.flatMap(({ kind, left }, seat) => (kind === 'person' && !left ? [seat] : []))
  const somebody = persons[Math.floor(fraction() * persons.length)] ?? 0
  if (fraction() < resigns) return { command: { type: 'resign', seat: somebody }, at: due.at }
  if (state.settled && fraction() < hurries) {
    const waiting = state.settled.ready.indexOf(false)
    return { command: { type: 'ready', seat: waiting }, at: state.settled.at + 1 }
  }
  if (due.kind === 'call' && fraction() < dawdles) return { command: dueCommand(state, due) as Command, at: due.at }
  const called = callWish(state, fraction)
  if (called) return called
  if (due.kind !== 'bot' && due.kind !== 'turn') return { command: dueCommand(state, due) as Command, at: due.at }
  const { seat, since } = state.round?.turn ?? { seat: 0, since: 0 }
  if (due.kind === 'turn' && fraction() < dawdles) return { command: { type: 'expire', seat }, at: due.at }
  const move = forcedMove(state)
  if (move) return { command: { type: move, seat }, at: since + Math.floor(fraction() * (due.at - since)) }
  const legal = legalPlacements(state.round?.line ?? [], state.rules, handOf(state, seat))
  const placement = legal[Math.floor(fraction() * legal.length)]
  if (!placement) throw new Error(`Seat ${seat} has nothing to place`)
  const at = since + Math.floor(fraction() * (due.at - since))
  return { command: { type: 'place', seat, ...placement, ...claimOf(state, placement, fraction) }, at }
}

/** Mostly the points that a placement makes; sometimes nothing, sometimes a wrong number. */
function claimOf({ rules, round }: MatchState, { tile, end }: Placement, fraction: () => number): { claim?: number } {
  if (rules.claims === 'automatic') return {}
  const { points } = countOf(lay(round?.line ?? [], tile, end), rules)
  const whim = fraction()
  return { claim: whim < 0.6 ? points : whim < 0.8 ? 0 : 5 * Math.floor(fraction() * 8) }
}

/** A call by the seat whose right it is, rightly or wrongly; a waiver where it is waited for. */
function callWish({ rules, round }: MatchState, fraction: () => number): Wish | null {
  const call = round?.call
  if (!round || !call) return null
  const at = call.awaited?.since ?? round.turn?.since ?? 0
  const { points } = countOf(round.line, rules)
  const whim = fraction()
  if (whim < 0.5 && (points > 0 || whim < 0.2)) {
    const named = whim < 0.4 && points > 0 ? points : 5 + 5 * Math.floor(fraction() * 7)
    return { command: { type: 'muggins', seat: call.seat, points: named }, at }
  }
  return call.awaited ? { command: { type: 'waive', seat: call.seat }, at } : null
}

/** A whole match played at random, the same for the same chances. Needs a clock, so that something is always due. */
export function playRandomly(
  start: StartCommand,
  { chance, fraction, habits = {} }: { chance: Chance; fraction: () => number; habits?: Habits },
  tell: (step: Step) => void = () => {},
): Played {
  let latest = initialState()
  function* wishes(): Generator<Wish> {
    yield { command: start, at: 0 }
    while (latest.phase !== 'over') yield nextWish(latest, fraction, habits)
  }
  return carryOut(wishes(), chance, (step) => {
    latest = step.after
    tell(step)
  })
}
