import type { Room } from '../contract/socket'

/** One text for each room, whatever the order of its keys. */
export function roomKey(room: Room): string {
  if (room.kind === 'lobby') return 'lobby'
  return room.kind === 'match' ? `match:${room.matchId}` : `table:${room.tableId}:${room.code ?? ''}`
}
