import { io, type Socket } from 'socket.io-client'
import type { ClientToServer, ServerToClient, WatchAnswer } from '../contract/socket'
import { type Connection, keepConnected } from './keepConnected'
import { Rooms } from './rooms'

/** A connection to the server, and the rooms watched over it. */
export type Live = {
  readonly socket: Socket<ServerToClient, ClientToServer>
  readonly rooms: Rooms
  readonly close: () => void
}

/** How long the server may take to let a page into a room before it is asked again, in milliseconds. */
const WATCH_MS = 6_000
const UNANSWERED: WatchAnswer = { ok: false, code: 'tryAgain' }

/** Connects to the server, again and again. `onChange` hears at every change how the connection stands. */
export function openLive(onChange: (connection: Connection) => void): Live {
  // `keepConnected` sees to coming back.
  const socket: Live['socket'] = io({ transports: ['websocket'], autoConnect: false, reconnection: false })
  const rooms = new Rooms({
    connected: () => socket.connected,
    watch: (room, answer) => {
      socket.timeout(WATCH_MS).emit('watch', room, (error, answered) => answer(error ? UNANSWERED : answered))
    },
    unwatch: (room) => socket.emit('unwatch', room),
  })
  socket.on('connect', () => rooms.renew())
  const letGo = keepConnected(socket, onChange)
  return {
    socket,
    rooms,
    close: () => {
      letGo()
      rooms.close()
      socket.disconnect()
    },
  }
}
