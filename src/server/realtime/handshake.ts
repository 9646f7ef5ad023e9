import type { IncomingMessage } from 'node:http'
import { liveSessions } from '../accounts/store'
import type { Addresses } from '../auth/address'
import type { Limits } from '../auth/limits'
import { callerFromCookies } from '../auth/session'
import type { Caller, Deps } from '../deps'
import { loggable } from '../log'
import { fromOwnOrigin, isOwnHost } from '../ownOrigin'
import type { Services } from '../services'
import { type Connection, type Io, playerRoom } from './socket'

/** For `allowRequest`: only our own pages may open a socket, and an address only so many in a while. */
export function admits({ origin }: Pick<Deps, 'origin'>, limits: Limits, addresses: Addresses) {
  return (request: IncomingMessage, decide: (error: string | null | undefined, admitted: boolean) => void): void => {
    const { headers } = request
    const address = addresses.stamp(request)
    if (!isOwnHost(headers.host, origin) || !fromOwnOrigin(headers, origin)) decide('origin', false)
    else
      limits.take('socket', { address }).then(
        () => decide(null, true),
        () => decide('tooMany', false),
      )
  }
}

/** Whether a player may open one more connection. */
async function hasRoom(io: Io, limits: Limits, { playerId }: Caller): Promise<boolean> {
  const open = io.of('/').adapter.rooms.get(playerRoom(playerId))?.size ?? 0
  if (open >= limits.open.sockets.account) return false
  return limits.take('socket', { account: playerId }).then(
    () => true,
    () => false,
  )
}

/** Says once, at the handshake, whom a connection belongs to: a player, or nobody who only watches. */
export function authenticate(
  io: Io,
  deps: Pick<Deps, 'db' | 'origin' | 'log'>,
  { limits, sessions }: Pick<Services, 'limits' | 'sessions'>,
) {
  return (socket: Connection, next: (error?: Error) => void): void => {
    const endings = sessions.endings()
    callerFromCookies(socket.request.headers.cookie, deps).then(
      async (caller) => {
        if (caller && !(await hasRoom(io, limits, caller))) {
          socket.conn.close()
          return
        }
        socket.data = { caller, endings, watched: new Map(), waiting: 0, turn: Promise.resolve() }
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
export async function cutEnded(io: Io, { db }: Pick<Deps, 'db'>, playerId?: string): Promise<void> {
  const { adapter, sockets } = io.of('/')
  const socketIds = playerId === undefined ? sockets.keys() : (adapter.rooms.get(playerRoom(playerId)) ?? [])
  const signedIn = [...socketIds].flatMap((socketId) => {
    const socket = sockets.get(socketId)
    return socket?.data.caller ? [{ socket, session: socket.data.caller }] : []
  })
  if (signedIn.length === 0) return
  const live = await liveSessions(db, [...new Set(signedIn.map(({ session }) => session.playerId))])
  for (const { socket, session } of signedIn) {
    if (live.get(session.playerId)?.sessionNumber === session.sessionNumber) continue
    socket.emit('session:ended')
    socket.disconnect(true)
  }
}
