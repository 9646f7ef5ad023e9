import type { Caller } from '../deps'

/** A signed-in player, and the number that the session was made with. */
export type Session = Caller & { readonly sessionNumber: number }

type Row = { id: string; kind: string; sessionNumber: number; deletedAt: Date | null }

/** What a row says of its player's sessions: bots and deleted players have none. The row, not a token, says the kind. */
export function sessionOf(row: Row): Session | null {
  if (row.deletedAt !== null || (row.kind !== 'guest' && row.kind !== 'member')) return null
  return { playerId: row.id, kind: row.kind, sessionNumber: row.sessionNumber }
}
