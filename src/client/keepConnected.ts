import type { Socket } from 'socket.io-client'
import type { ClientToServer, ServerToClient, Trouble } from '../contract/socket'
import { backoff, spread } from './backoff'
import { watchSilence } from './silence'

/**
 * Whether the page hears from the server, and whether that can take commands: `offline`, `reconnecting` and
 * `restarting` hear nothing; with `database` it is heard, but can save nothing.
 */
export type Connection = 'connected' | 'reconnecting' | 'offline' | 'restarting' | 'database'

/** An attempt that takes longer is given up, in milliseconds. */
const ATTEMPT_MS = 6_000
/** A server that has refused a connection (too many of them) is left alone for that much longer, in milliseconds. */
const REFUSED_MS = 10_000

function stateOf(connected: boolean, trouble: Trouble): Connection {
  if (!connected && !navigator.onLine) return 'offline'
  if (trouble === 'stopping') return 'restarting'
  return connected ? (trouble ?? 'connected') : 'reconnecting'
}

/**
 * Keeps a socket connected until the returned function is called: whatever has cut it, it comes back after a moment that
 * is different for everyone, at once when the network or the reader returns. After `session:ended` only the latter.
 * `onChange` hears of every change, and of the first connection.
 */
export function keepConnected(
  socket: Socket<ServerToClient, ClientToServer>,
  onChange: (connection: Connection) => void,
): () => void {
  let trouble: Trouble = null
  let failures = 0
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => onChange(stateOf(socket.connected, trouble))

  const connect = () => {
    clearTimeout(timer)
    // One that hangs, be it only at the session's check, would hold up all others.
    timer = setTimeout(() => {
      socket.disconnect()
      connectLater()
    }, ATTEMPT_MS)
    socket.connect()
  }
  const connectLater = (extraMs = 0) => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(connect, backoff(failures) + extraMs)
    failures += 1
    tell()
  }
  const connectNow = () => {
    failures = 0
    if (socket.connected) return
    socket.disconnect()
    connect()
  }

  const silence = watchSilence(socket, () => socket.io.engine.close())
  const listeners = {
    connect: () => {
      clearTimeout(timer)
      failures = 0
      trouble = null
      tell()
    },
    connect_error: (error: Error) => connectLater('data' in error ? REFUSED_MS * spread() : 0),
    disconnect: (reason: Socket.DisconnectReason) => {
      // That was ourselves, to begin anew.
      if (reason !== 'io client disconnect') connectLater()
    },
    'server:trouble': (told: Trouble) => {
      trouble = told
      if (told) silence.rest()
      tell()
    },
    'session:ended': () => {
      ended = true
    },
  }
  const onOnline = () => {
    tell()
    connectNow()
  }
  // A lost network leaves the connection standing until it times out, and the next one may be another network.
  const onOffline = () => {
    socket.io.engine?.close()
    tell()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') connectNow()
  }
  for (const [name, listener] of Object.entries(listeners)) socket.on(name as 'connect', listener as () => void)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onVisible)
  connect()
  return () => {
    clearTimeout(timer)
    silence.stop()
    for (const [name, listener] of Object.entries(listeners)) socket.off(name as 'connect', listener as () => void)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
