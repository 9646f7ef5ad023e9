import type { Command } from '../../engine/match/command'
import type { MatchEvent } from '../../engine/match/event'

/** What happens without changing anybody's choices; a call is its caller's own, and the turn goes on. */
const HARMLESS: ReadonlySet<string> = new Set<MatchEvent['type']>(['seatReady', 'seatLeft', 'mugginsCalled'])
/** What means the same whenever it arrives. */
const TIMELESS: ReadonlySet<string> = new Set<Command['type']>(['resign', 'ready', 'claimSeat'])

/**
 * Whether a command was made on a view whose choices are gone: `since` are the types of the events that its sender
 * had not seen. A seq from the future is stale too; its sender must read the match again.
 */
export function isStale(command: Command, expectedSeq: number, seq: number, since: readonly string[]): boolean {
  if (TIMELESS.has(command.type)) return false
  return expectedSeq > seq || since.some((type) => !HARMLESS.has(type))
}
