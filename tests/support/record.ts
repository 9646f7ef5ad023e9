import { faultText } from '../../src/cli/faultText'
import { ALL_TILES } from '../../src/engine/board/tile'
import { RecordFault } from '../../src/record/fault'
import { replayLines } from '../../src/record/lines'

/** A record as a test may bend it: everything may be replaced by something wrong. */
export type LooseRecord = { rules: Record<string, unknown>; rounds: LooseRound[] } & Record<string, unknown>
export type LooseRound = { leader: unknown; hands: unknown[][]; boneyard: unknown[]; actions: unknown[] } & Record<
  string,
  unknown
>

/** A round with these hands; the boneyard begins as told and holds all other tiles. */
export function recordedRound(
  hands: string[][],
  boneyard: string[] = [],
  actions: unknown[] = [],
  leader = 0,
): LooseRound {
  const named = [...hands.flat(), ...boneyard].flatMap((tile) => [tile, [...tile].reverse().join('')])
  const rest = ALL_TILES.filter((tile) => !named.includes(tile))
  return { leader, hands, boneyard: [...boneyard, ...rest], actions }
}

/** A sound record, changed by hand before it is replayed. */
export function recordWith(rounds: LooseRound[], rules: Record<string, unknown> = {}): LooseRecord {
  const seats = rounds[0]?.hands.length ?? 2
  const handSize = rounds[0]?.hands[0]?.length ?? 7
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`)
  return { format: 'muggins-record', version: 1, rules: { seats, handSize, ...rules }, players, rounds }
}

/** Seat 1 holds all blanks and leaves blanks at both ends; with a reserve of two, nothing is left for seat 0 to draw. */
export const ONLY_BLANKS_OPEN = {
  hands: [
    ['1-1', '5-1', '2-1', '2-2', '3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '4-4', '5-2', '5-3'],
    ['0-0', '1-0', '2-0', '3-0', '4-0', '5-0', '6-0', '6-1', '6-2', '6-3', '6-4', '6-5', '6-6'],
  ],
  actions: [
    { seat: 0, place: '1-1' },
    { seat: 1, place: '1-0', end: 'left' },
    { seat: 0, place: '1-5', end: 'right' },
    { seat: 1, place: '5-0', end: 'right' },
  ],
}

/** What the replay command would say: its lines, and the fault that stops it, if any. */
export function replayed(document: unknown): { readonly lines: string[]; readonly fault: string | null } {
  const lines: string[] = []
  try {
    for (const line of replayLines(document)) lines.push(line)
    return { lines, fault: null }
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    return { lines, fault: faultText(error.fault) }
  }
}
