import type { Tile } from '../../../engine/board/tile'
import { countShown } from '../../../engine/view/claims'
import type { MatchView, RoundView } from '../../../engine/view/view'

/** Where something on the table is: a tile of the own hand or of the line, a seat's plate, a side's score, or what there is once. */
export type Spot =
  | { readonly at: 'hand' | 'line'; readonly tile: Tile }
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'score'; readonly side: number }
  | { readonly at: 'boneyard' | 'sum' }

/** Something that goes from one spot to another: a tile, null from behind, or points. */
export type Motion = { readonly from: Spot; readonly to: Spot } & (
  | { readonly what: 'tile'; readonly tile: Tile | null }
  | { readonly what: 'points'; readonly points: number }
)

/** What the table shows: a view, and the tile that lies on trial there. */
export type Shown = { readonly view: MatchView; readonly trial: Tile | null }

function tilesOf({ line }: RoundView, trial: Tile | null): readonly Tile[] {
  const tiles = line.map(({ tile }) => tile)
  return trial === null || tiles.includes(trial) ? tiles : [...tiles, trial]
}

/** The placement that a step shows, from the own hand or its player's seat. */
function placing(tile: Tile, round: RoundView, ownHand: readonly Tile[]): readonly Motion[] {
  const to: Spot = { at: 'line', tile }
  if (ownHand.includes(tile)) return [{ what: 'tile', tile, from: { at: 'hand', tile }, to }]
  if (round.last?.tile !== tile) return []
  return [{ what: 'tile', tile, from: { at: 'seat', seat: round.last.seat }, to }]
}

function drawing(from: RoundView, to: RoundView, own: number | null, fresh: readonly Tile[]): readonly Motion[] {
  if (to.boneyard >= from.boneyard) return []
  const others = to.handSizes.flatMap((size, seat): Motion[] =>
    seat !== own && size > (from.handSizes[seat] ?? 0)
      ? [{ what: 'tile', tile: null, from: { at: 'boneyard' }, to: { at: 'seat', seat } }]
      : [],
  )
  const drawn = fresh.map(
    (tile): Motion => ({ what: 'tile', tile, from: { at: 'boneyard' }, to: { at: 'hand', tile } }),
  )
  return [...drawn, ...others]
}

/**
 * What moves on the table when it shows something new, at `own` seat (null without a hand before it): a placement from
 * hand or seat to the line and back again when it is taken back, draws from the boneyard, and points from the sum to a
 * score, never before they are claimed (R6.5). Nothing between two rounds, or where placements were skipped.
 */
export function motionsOf(before: Shown, after: Shown, own: number | null): readonly Motion[] {
  const [from, to] = [before.view.round, after.view.round]
  if (!from || !to || from.number !== to.number) return []
  const [lay, lie] = [tilesOf(from, before.trial), tilesOf(to, after.trial)]
  const placed = lie.filter((tile) => !lay.includes(tile))
  if (placed.length > 1) return []
  const handOf = ({ hands }: RoundView) => (own === null ? null : hands[own]) ?? []
  const [held, hold] = [handOf(from), handOf(to)]
  const back = hold.filter((tile) => lay.includes(tile) && !lie.includes(tile))
  const fresh = hold.filter((tile) => !held.includes(tile) && !lay.includes(tile))
  const scored = countShown(after.view) ? to.placed.map((points, side) => points - (from.placed[side] ?? 0)) : []
  return [
    ...placed.flatMap((tile) => placing(tile, to, held)),
    ...back.map((tile): Motion => ({ what: 'tile', tile, from: { at: 'line', tile }, to: { at: 'hand', tile } })),
    ...drawing(from, to, own, fresh),
    ...scored.flatMap((points, side): Motion[] =>
      points > 0 ? [{ what: 'points', points, from: { at: 'sum' }, to: { at: 'score', side } }] : [],
    ),
  ]
}
