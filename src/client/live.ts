import { io, type Socket } from 'socket.io-client'
import type { ClientToServer, ServerToClient } from '../contract/socket'
import { Rooms } from './rooms'

/** Whether the page hears from the server. */
export type Connection = 'connected' | 'reconnecting' | 'offline'

/** A connection to the server, and the rooms watched over it. */
export type Live = {
  readonly socket: Socket<ServerToClient, ClientToServer>
  readonly rooms: Rooms
  readonly close: () => void
}

/** How long to wait before coming back after the server has closed a connection, in milliseconds. */
const RETURN_MS = 500

/** Calls back with whether the page has its connection, now and at every change. */
function followConnection(socket: Live['socket'], onChange: (connection: Connection) => void): () => void {
  const tell = () => onChange(socket.connected ? 'connected' : navigator.onLine ? 'reconnecting' : 'offline')
  // After a server-side disconnect Socket.IO doesn't come back by itself; the session may only have changed.
  let again: ReturnType<typeof setTimeout> | undefined
  const onDisconnect = (reason: Socket.DisconnectReason) => {
    tell()
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), RETURN_MS)
  }
  const onOnline = () => {
    tell()
    if (!socket.connected) socket.disconnect().connect()
  }
  // A lost network leaves the connection standing until it times out, and the next one may be another network.
  const onOffline = () => {
    socket.io.engine.close()
    tell()
  }
  socket.on('connect', tell)
  socket.on('connect_error', tell)
  socket.on('disconnect', onDisconnect)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return () => {
    clearTimeout(again)
    socket.off('connect', tell)
    socket.off('connect_error', tell)
    socket.off('disconnect', onDisconnect)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}

/** Connects to the server. `onChange` hears at every change whether the connection stands. */
export function openLive(onChange: (connection: Connection) => void): Live {
  const socket: Live['socket'] = io({
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 3000,
  })
  const rooms = new Rooms({
    connected: () => socket.connected,
    watch: (room, answer) => socket.emit('watch', room, answer),
    unwatch: (room) => socket.emit('unwatch', room),
  })
  socket.on('connect', () => rooms.renew())
  const unfollow = followConnection(socket, onChange)
  socket.connect()
  return {
    socket,
    rooms,
    close: () => {
      unfollow()
      socket.disconnect()
    },
  }
}
