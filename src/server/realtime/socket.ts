import type { Server, Socket } from 'socket.io'
import type { ClientToServer, Room, ServerToClient } from '../../contract/socket'
import type { Session } from '../accounts/session'

/** What is kept of a connection: whose it is, what its page watches, by room name, and what it has asked for meanwhile. */
export type SocketData = {
  caller: Session | null
  watched: Map<string, Watching>
  /** How many sessions had ended when its own was read. */
  endings: number
  /** How many rooms it has asked to watch that it isn't let into yet. */
  waiting: number
  /** Settles when all that it has asked for so far is done. */
  turn: Promise<unknown>
}

type NoEvents = Record<string, never>

export type Io = Server<ClientToServer, ServerToClient, NoEvents, SocketData>
export type Connection = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>

/** A room that a page watches. `channel` is where its pushes come in: for a match it depends on who watches. */
export type Watching = { readonly room: Room; readonly channel: string; readonly leave: () => void }

export const LOBBY = 'lobby'

/** The name of a room, as the leases of presence know it. */
export function roomName(room: Room): string {
  if (room.kind === 'lobby') return LOBBY
  return room.kind === 'table' ? tableRoom(room.tableId) : matchRoom(room.matchId)
}

export const tableRoom = (tableId: string) => `table:${tableId}`
export const matchRoom = (matchId: string) => `match:${matchId}`
export const playerRoom = (playerId: string) => `player:${playerId}`

/** Whom the pushes of a match are made for: each seat, and everybody without one. */
export const VIEWERS = [0, 1, 2, 3, 'watcher'] as const

/** Where the pushes of a match for one of its viewers come in. */
export const viewerRoom = (matchId: string, viewer: number | 'watcher') => `match:${matchId}:${viewer}`
export const viewerRooms = (matchId: string) => VIEWERS.map((viewer) => viewerRoom(matchId, viewer))

/** Whether anybody is connected to a room in this process. */
export function isPeopled(io: Io, room: string): boolean {
  return (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0
}
