'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { io, type Socket } from 'socket.io-client'
import type { ClientToServer, Room, ServerToClient, WatchAnswer } from '../contract/socket'
import { Rooms, roomKey } from './rooms'

export type Connection = 'connected' | 'reconnecting' | 'offline'
export type PushHandlers = Partial<ServerToClient>

type Live = { readonly socket: Socket<ServerToClient, ClientToServer>; readonly rooms: Rooms }

const LiveContext = createContext<Live | null>(null)
const ConnectionContext = createContext<Connection>('connected')

function openLive(): Live {
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
  return { socket, rooms }
}

/** Calls back with whether the page has its connection, now and at every change. */
function followConnection(socket: Live['socket'], onChange: (connection: Connection) => void): () => void {
  const tell = () => onChange(socket.connected ? 'connected' : navigator.onLine ? 'reconnecting' : 'offline')
  // After a server-side disconnect Socket.IO doesn't come back by itself; the session may only have changed.
  let again: ReturnType<typeof setTimeout> | undefined
  const onDisconnect = (reason: Socket.DisconnectReason) => {
    tell()
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), 500)
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

/**
 * The page's one Socket.IO connection. `playerId` is who the page was rendered for: when it changes (signed in or
 * out) the connection is made anew, so that the server knows the new session.
 */
export function SocketProvider({ playerId, children }: { playerId: string | null; children: ReactNode }) {
  const [live, setLive] = useState<Live | null>(null)
  const [connection, setConnection] = useState<Connection>('connected')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session needs a new connection
  useEffect(() => {
    const opened = openLive()
    const unfollow = followConnection(opened.socket, setConnection)
    opened.socket.connect()
    setLive(opened)
    return () => {
      unfollow()
      opened.socket.disconnect()
    }
  }, [playerId])
  return (
    <LiveContext value={live}>
      <ConnectionContext value={connection}>{children}</ConnectionContext>
    </LiveContext>
  )
}

/** Whether the page hears from the server. `connected` until the first attempt has failed. */
export function useConnection(): Connection {
  return useContext(ConnectionContext)
}

/** Hears pushes while mounted. The handlers may change at every render. */
export function usePushes(handlers: PushHandlers): void {
  const live = useContext(LiveContext)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const names = Object.keys(handlers).sort().join(' ')
  useEffect(() => {
    if (!live || names === '') return
    const offs = (names.split(' ') as (keyof ServerToClient)[]).map((name) => {
      const hear = (...args: unknown[]) =>
        (latest.current[name] as ((...args: unknown[]) => void) | undefined)?.(...args)
      live.socket.on(name, hear as never)
      return () => live.socket.off(name, hear as never)
    })
    return () => {
      for (const off of offs) off()
    }
  }, [live, names])
}

/**
 * Watches a room while mounted (null: none) and hears its pushes. `onWatched` is called with the server's answer, at
 * first and after every reconnection: pushes may have been missed before it, so it is the moment to ask for the state.
 */
export function useRoom(room: Room | null, handlers: PushHandlers, onWatched?: (answer: WatchAnswer) => void): void {
  const live = useContext(LiveContext)
  const latest = useRef(onWatched)
  useEffect(() => {
    latest.current = onWatched
  })
  usePushes(handlers)
  const key = room && roomKey(room)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the room
  useEffect(() => {
    if (!live || !room) return
    return live.rooms.watch(room, (answer) => latest.current?.(answer))
  }, [live, key])
}
