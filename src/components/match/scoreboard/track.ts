import { BOARD_HOLES, MINUS_HOLES, type PegSpot } from './pegs'

/** Between two holes of a lane, extra after each five, and between two lanes; units of the drawing. */
const PITCH = 14
const GROUP_GAP = 5
const LANE = 17
/** Holes of a straight, and of the bend between the two. */
const STRAIGHT = 25
const BEND = 10
const GROUP = 5

export type Point = { readonly x: number; readonly y: number }

/** A board drawn around its middle line: up on the left, over the bend, down on the right. */
export type Track = {
  readonly lanes: number
  readonly width: number
  readonly height: number
  /** Where a peg's hole is; `start` has two, the first (`hole` 0) nearer to the street. */
  readonly at: (spot: Pick<PegSpot, 'street' | 'hole'>, lane: number) => Point
  /** Beside the lanes on their outer side, level with a hole of the board. */
  readonly beside: (hole: number) => Point
  /** The ground under each street: a line along its middle and how wide it is. */
  readonly ground: { readonly path: string; readonly width: number }
  readonly minusGround: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** How far along a lane a hole lies, from the street's beginning. */
function along(hole: number): number {
  return (hole - 0.5) * PITCH + Math.floor((hole - 1) / GROUP) * GROUP_GAP
}

const STRAIGHT_LENGTH = along(STRAIGHT) + PITCH / 2 + GROUP_GAP
const MARGIN = 30
const TOP = 24
/** Below the straights: the two holes that pegs wait in, and on the other side the last hole. */
const FOOT = 3 * PITCH

/** The board for a number of sides; with room in its middle for the street `below` nothing, or narrower without. */
export function trackOf(lanes: number, below: boolean): Track {
  const span = (lanes - 1) * LANE
  const inner = below ? Math.max(62, span / 2 + 44) : 42
  const outer = inner + span
  const middle = MARGIN + outer
  const crown = TOP + outer
  const foot = crown + STRAIGHT_LENGTH
  const radius = (lane: number) => outer - lane * LANE

  const onBoard = (hole: number, reach: number): Point => {
    if (hole <= STRAIGHT) return { x: middle - reach, y: foot - along(hole) }
    if (hole <= STRAIGHT + BEND) {
      const turn = ((hole - STRAIGHT - 0.5) / BEND) * Math.PI
      return { x: middle - reach * Math.cos(turn), y: crown - reach * Math.sin(turn) }
    }
    const down = hole - STRAIGHT - BEND
    return { x: middle + reach, y: crown + GROUP_GAP + along(down) }
  }
  const at: Track['at'] = ({ street, hole }, lane) => {
    if (street === 'board') return onBoard(hole, radius(lane))
    if (street === 'start') return { x: middle - radius(lane), y: foot + GROUP_GAP + (hole + 0.5) * PITCH }
    return { x: middle - span / 2 + lane * LANE, y: crown + PITCH + along(hole) }
  }
  const minusTop = crown - PITCH * 1.4
  return {
    lanes,
    width: 2 * middle,
    height: foot + FOOT + 12,
    at,
    beside: (hole) => onBoard(hole, outer + 15),
    ground: {
      path: `M${middle - inner - span / 2} ${foot + FOOT - 8}V${crown}a${inner + span / 2} ${inner + span / 2} 0 0 1 ${2 * inner + span} 0V${foot + FOOT - 8}`,
      width: span + 18,
    },
    minusGround: {
      x: middle - span / 2 - 13,
      y: minusTop,
      width: span + 26,
      height: crown + PITCH + along(MINUS_HOLES) + 10 - minusTop,
    },
  }
}

/** Every hole of a street, from 1. */
export function holesOf(street: 'board' | 'minus'): number[] {
  return Array.from({ length: street === 'board' ? BOARD_HOLES : MINUS_HOLES }, (_, at) => at + 1)
}
