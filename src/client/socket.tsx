'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Room, ServerToClient, WatchAnswer } from '../contract/socket'
import { backoff } from './backoff'
import type { Connection } from './keepConnected'
import type { Live } from './live'
import { roomKey } from './roomKey'
import { useLoaded } from './useLoaded'

export type PushHandlers = Partial<ServerToClient>

const LiveContext = createContext<Live | null>(null)
const ConnectionContext = createContext<Connection>('connected')

/**
 * The page's one Socket.IO connection, made once the page has loaded. `playerId` is who the page was rendered for: when
 * it changes (signed in or out) the connection is made anew, so that the server knows the new session.
 */
export function SocketProvider({ playerId, children }: { playerId: string | null; children: ReactNode }) {
  const [live, setLive] = useState<Live | null>(null)
  const [connection, setConnection] = useState<Connection>('connected')
  const loaded = useLoaded()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session needs a new connection
  useEffect(() => {
    if (!loaded) return
    let opened: Live | null = null
    let left = false
    let failures = 0
    let again: ReturnType<typeof setTimeout> | undefined
    const open = async () => {
      try {
        const { openLive } = await import('./live')
        if (left) return
        opened = openLive(setConnection)
        setLive(opened)
      } catch {
        if (left) return
        setConnection(navigator.onLine ? 'reconnecting' : 'offline')
        again = setTimeout(open, backoff(failures))
        failures += 1
      }
    }
    void open()
    return () => {
      left = true
      clearTimeout(again)
      opened?.close()
    }
  }, [loaded, playerId])
  return (
    <LiveContext value={live}>
      <ConnectionContext value={connection}>{children}</ConnectionContext>
    </LiveContext>
  )
}

/** How the page's connection stands. `connected` until the first attempt has failed. */
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
