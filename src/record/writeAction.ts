import type { End } from '../engine/board/line'
import type { Tile } from '../engine/board/tile'
import type { MatchEvent } from '../engine/match/event'
import type { TilePlaced } from '../engine/view/view'

type Done = {
  readonly seat: number
  /** Milliseconds since the match began. */
  readonly at: number
}

/** An action as an exported record writes it. */
export type WrittenAction =
  | (Done & { readonly place: string; readonly end?: End; readonly claim?: number })
  | (Done & { readonly draw: Tile })
  | (Done & { readonly pass: true })
  | (Done & { readonly muggins: number })
  | (Done & { readonly waive: true })
  | (Done & { readonly resign: true })

/** An opening tile is written as it lies, left half first; any other high half first. */
function placement({ seat, tile, end, halves, claim, at }: TilePlaced): WrittenAction {
  const claimed = typeof claim === 'number' ? { claim } : {}
  return end === null ? { seat, place: halves.join('-'), ...claimed, at } : { seat, place: tile, end, ...claimed, at }
}

/**
 * What a seat did, or what was done for it, as a record's action; null for events that follow by themselves. Who acted,
 * the seat or its clock, is not part of it: a waiver by the clock is a waiver (R6.4), a leaving by the clock a
 * resignation (R8.5).
 */
export function actionFor(event: MatchEvent): WrittenAction | null {
  switch (event.type) {
    case 'tilePlaced':
      return placement(event)
    case 'tileDrawn':
      return { seat: event.seat, draw: event.tile, at: event.at }
    case 'turnPassed':
      return { seat: event.seat, pass: true, at: event.at }
    case 'mugginsCalled':
      return { seat: event.seat, muggins: event.claim, at: event.at }
    case 'callWaived':
      return { seat: event.seat, waive: true, at: event.at }
    case 'seatLeft':
      return { seat: event.seat, resign: true, at: event.at }
    default:
      return null
  }
}
