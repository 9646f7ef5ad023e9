import { z } from 'zod'
import type { MatchEvents, Rematch } from './match'
import type { Sealing } from './sealing'
import type { TableState, Whereabouts } from './table'
import { textSchema } from './text'

/** A room that a page may ask to watch. The player's own room is joined by itself. */
export const roomSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lobby') }),
  z.strictObject({ kind: z.literal('table'), tableId: z.uuid(), code: textSchema(40).optional() }),
  z.strictObject({ kind: z.literal('match'), matchId: z.uuid() }),
])
export type Room = z.infer<typeof roomSchema>

export type WatchAnswer =
  | { ok: true }
  | { ok: false; code: 'notFound' | 'notAllowed' | 'badInput' | 'tooMany' | 'tryAgain' }

/** What keeps the server from taking commands: its database is out of reach, or it is about to stop. Null: nothing. */
export type Trouble = 'database' | 'stopping' | null

/** Somebody who plays and is away, in milliseconds since 1970: since when, and from when on the seat may be claimed, if ever. */
export type Away = { since: number; claimFrom: number | null }

/**
 * Whether each seat's player has the match open, bots always; who of those who play it is away since when; and how many
 * others have it open who are signed in.
 */
export type MatchPresence = { matchId: string; seats: boolean[]; away: (Away | null)[]; watchers: number }

/**
 * Pushes. All but match events are snapshots: each stands for itself, the newest counts. Match events are numbered
 * without holes; a client that misses one asks `match.since`.
 */
export type ServerToClient = {
  'lobby:tables': (tables: TableState[]) => void
  'table:state': (table: TableState) => void
  'match:events': (events: MatchEvents) => void
  /** The match's seq from the database, every few seconds: a higher one than the client's means a lost push. */
  'match:seq': (heartbeat: { matchId: string; seq: number }) => void
  'match:presence': (presence: MatchPresence) => void
  /** Who asks for a rematch, and where it gathers. */
  'match:rematch': (rematch: Rematch & { matchId: string }) => void
  /** Before the first event, to the match's viewers and to all pages of the players seated; null once it has begun. */
  'match:sealing': (pushed: { matchId: string; sealing: Sealing | null }) => void
  'player:whereabouts': (whereabouts: Whereabouts) => void
  /** To everybody, when it changes; a new connection that is told nothing has none. */
  'server:trouble': (trouble: Trouble) => void
  /** The session has ended (signed out everywhere, account deleted). */
  'session:ended': () => void
}

export type ClientToServer = {
  watch: (room: Room, answer: (answer: WatchAnswer) => void) => void
  unwatch: (room: Room) => void
}
