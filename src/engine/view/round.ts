import { type RuleSet, sideCount, sideOf } from '../board/rules'
import type { Tile } from '../board/tile'
import type {
  Call,
  CallAwaited,
  LotDrawn,
  MatchView,
  MugginsCalled,
  RoundDealtView,
  RoundView,
  TileDrawnView,
  TilePlaced,
  TurnPassed,
  Viewer,
} from './view'

/** Whether a viewer may look into a seat's hand while the round is played. */
export function seesHand(viewer: Viewer, seat: number): boolean {
  return viewer === 'all' || viewer === seat
}

/** The turn after a seat has acted: the next seat's, clockwise (R2.4), from that moment on. */
export function turnAfter(event: TilePlaced | TurnPassed, rules: RuleSet): RoundView['turn'] {
  return { seat: (event.seat + 1) % rules.seats, since: event.at }
}

/** A round whose lot is drawn and whose tiles are not dealt yet. */
export function roundAfterLot(event: LotDrawn, viewer: Viewer, rules: RuleSet): RoundView {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  return {
    number: event.round,
    leader: event.leader,
    lot: event.attempts,
    line: [],
    hands: seats.map((seat) => (seesHand(viewer, seat) ? [] : null)),
    handSizes: seats.map(() => 0),
    boneyard: 0,
    turn: null,
    call: null,
    placed: Array(sideCount(rules)).fill(0),
    last: null,
  }
}

/** A fresh round. After a lot the first turn begins when people have seen it. */
export function roundAfterDeal(view: MatchView, event: RoundDealtView): RoundView {
  const lot = view.round?.number === event.round ? view.round.lot : null
  return {
    number: event.round,
    leader: event.leader,
    lot,
    line: [],
    hands: event.hands,
    handSizes: event.handSizes,
    boneyard: event.boneyard,
    turn: { seat: event.leader, since: event.at + (lot ? view.pace.lotMs : 0) },
    call: null,
    placed: Array(sideCount(view.rules)).fill(0),
    last: null,
  }
}

function withHand(
  round: RoundView,
  seat: number,
  size: number,
  change: (hand: readonly Tile[]) => readonly Tile[],
): Pick<RoundView, 'hands' | 'handSizes'> {
  return {
    hands: round.hands.map((hand, index) => (hand && index === seat ? change(hand) : hand)),
    handSizes: round.handSizes.map((old, index) => (index === seat ? old + size : old)),
  }
}

/** Under `steal` the next seat may call what was not rightly claimed, until it acts itself (R6.3). */
function callAfter({ seat, points }: TilePlaced, rules: RuleSet): Call | null {
  if (rules.claims !== 'steal' || points > 0) return null
  return { seat: (seat + 1) % rules.seats, awaited: null }
}

function credited(
  placed: readonly number[],
  { seat, points }: { readonly seat: number; readonly points: number },
  rules: RuleSet,
): number[] {
  const side = sideOf(rules, seat)
  return placed.map((sum, index) => (index === side ? sum + points : sum))
}

export function roundAfterPlacement(round: RoundView, event: TilePlaced, rules: RuleSet): RoundView {
  const { seat, tile, end, halves, claim, points } = event
  return {
    ...round,
    ...withHand(round, seat, -1, (hand) => hand.filter((held) => held !== tile)),
    line: [...round.line, { tile, end, halves }],
    turn: turnAfter(event, rules),
    call: callAfter(event, rules),
    placed: credited(round.placed, event, rules),
    last: { seat, tile, end, claim, points },
  }
}

/** The hands are played out, the settlement waits: nobody is in turn (R6.4). */
export function roundAwaiting(round: RoundView, { at, seat, end }: CallAwaited): RoundView {
  return { ...round, turn: null, call: { seat, awaited: { since: at, end } } }
}

/** One call for each placement (R6.3); the caller's turn, if it has one, goes on. */
export function roundAfterCall(round: RoundView, event: MugginsCalled, rules: RuleSet): RoundView {
  return { ...round, call: null, placed: credited(round.placed, event, rules) }
}

/** A draw keeps the turn (R5.2), starts its time anew, and ends the right to call (R6.3). */
export function roundAfterDraw(round: RoundView, event: TileDrawnView): RoundView {
  const { seat, tile } = event
  return {
    ...round,
    ...withHand(round, seat, 1, (hand) => (tile ? [...hand, tile] : hand)),
    boneyard: round.boneyard - 1,
    turn: { seat, since: event.at },
    call: null,
  }
}
