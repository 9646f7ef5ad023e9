import type { IncomingMessage } from 'node:http'
import { stampedAddress } from '../auth/address'
import type { Limits } from '../auth/limits'
import { createOpenCount } from '../openCount'
import type { Connection, Io } from './socket'

/** A connection as it is before it says what it is for. */
type Bare = {
  readonly request: IncomingMessage
  on(event: 'packet', hear: () => void): unknown
  once(event: 'close', hear: () => void): unknown
  close(discard?: boolean): void
}

function cutPast(
  limits: Limits,
  conn: Pick<Bare, 'on' | 'close'>,
  who: { address: string } | { account: string },
): void {
  conn.on('packet', () => {
    limits.take('message', who).catch(() => conn.close(true))
  })
}

/** Holds an address to so many connections at once, and to so many messages in a while, whatever they say. */
export function boundSockets(io: Io, limits: Limits): void {
  const open = createOpenCount(limits.open.sockets.address)
  io.engine.on('connection', (conn: Bare) => {
    const address = stampedAddress(conn.request.headers)
    if (!open.enter(address)) {
      conn.close()
      return
    }
    conn.once('close', () => open.leave(address))
    cutPast(limits, conn, { address })
  })
}

/** Holds a player to so many messages in a while. A page that comes back asks for its rooms anew. */
export function boundMessages({ data, conn }: Connection, limits: Limits): void {
  if (data.caller) cutPast(limits, conn, { account: data.caller.playerId })
}
