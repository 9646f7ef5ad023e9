import type { IncomingMessage } from 'node:http'
import { callerFromCookies } from '../auth/session'
import type { Caller, Deps } from '../deps'
import { loggable } from '../log'
import { fromOwnOrigin } from '../ownOrigin'
import { type Connection, type Io, playerRoom } from './socket'

/** For `allowRequest`: only our own pages may open a socket. */
export function admits(deps: Pick<Deps, 'origin'>) {
  return (request: IncomingMessage, decide: (error: string | null | undefined, admitted: boolean) => void): void => {
    const own = fromOwnOrigin(request.headers, deps.origin)
    decide(own ? null : 'origin', own)
  }
}

async function callerOf(socket: Connection, deps: Pick<Deps, 'db' | 'origin'>): Promise<Caller | null> {
  const session = await callerFromCookies(socket.request.headers.cookie, deps)
  return session && { playerId: session.playerId, kind: session.kind }
}

/** Says once, at the handshake, whom a connection belongs to: a player, or nobody who only watches. */
export function authenticate(deps: Pick<Deps, 'db' | 'origin' | 'log'>) {
  return (socket: Connection, next: (error?: Error) => void): void => {
    callerOf(socket, deps).then(
      (caller) => {
        socket.data = { caller, watched: new Map(), waiting: 0, turn: Promise.resolve() }
        next()
      },
      (error: unknown) => {
        deps.log.warn(loggable(error), 'a socket could not be authenticated')
        // A refusal would be final for the client; after a closed connection it comes back by itself.
        socket.conn.close()
      },
    )
  }
}

/** Cuts the connections, of one player or of all, whose session has ended, and tells their pages so. */
export async function cutEnded(io: Io, deps: Pick<Deps, 'db' | 'origin'>, playerId?: string): Promise<void> {
  const { adapter, sockets } = io.of('/')
  const socketIds = playerId === undefined ? sockets.keys() : (adapter.rooms.get(playerRoom(playerId)) ?? [])
  for (const socketId of [...socketIds]) {
    const socket = sockets.get(socketId)
    if (!socket?.data.caller || (await callerOf(socket, deps))) continue
    socket.emit('session:ended')
    socket.disconnect(true)
  }
}
