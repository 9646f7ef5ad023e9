import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './auth/address'
import type { Limits } from './auth/limits'
import { createOpenCount } from './openCount'

/** How long a connection may take its time, in milliseconds: over its headers, over a whole request, between two. */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep an idle connection, or they would send calls down one that is just being closed.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
} as const satisfies ServerOptions

const MAX_HEADERS = 100

/** Drops connections that nobody should hold: too many from one address that is no proxy, or asking to become what isn't served. */
export function guardConnections(
  server: Server,
  limits: Limits,
  options: { readonly isProxy: (address: string) => boolean; readonly upgrades: boolean },
): void {
  server.maxHeadersCount = MAX_HEADERS
  const open = createOpenCount(limits.open.connections.address)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (options.isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    if (!open.enter(network)) {
      socket.destroy()
      return
    }
    socket.once('close', () => open.leave(network))
  })
  if (options.upgrades) return
  // Next leaves what it doesn't know open for somebody else to answer: for ever, if nobody does.
  server.on('upgrade', ({ url }, socket) => {
    if (!url?.startsWith('/socket.io/')) socket.destroy()
  })
}
