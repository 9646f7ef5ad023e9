import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/**
 * What a wire does to what it carries. `deaf`: what is sent is lost and the connection reset; `mute`: it arrives, but
 * the answer is lost and the connection reset; `stalled`: nothing moves until it is open again.
 */
export type Manner = 'open' | 'deaf' | 'mute' | 'stalled'

/** A stretch of network between players and the site. */
export type Wire = {
  readonly url: string
  /** From now on, for all connections. */
  readonly set: (manner: Manner) => void
  /** Carries so many bytes a second each way; null: as many as there are. */
  readonly throttle: (bytesPerS: number | null) => void
  /** Resets every connection. */
  readonly cut: () => void
  /** How many connections it has reset. */
  readonly resets: () => number
}

/** A wire to the first of these sites that takes a connection, as a proxy in front of several would choose. */
export async function wire(...sites: readonly { readonly port: number }[]): Promise<Wire> {
  let manner: Manner = 'open'
  let rate: number | null = null
  let resets = 0
  const open = new Set<net.Socket>()

  function reset(sockets: readonly net.Socket[]): void {
    resets += 1
    for (const socket of sockets) if (!socket.destroyed) socket.resetAndDestroy()
  }

  async function reach(): Promise<net.Socket | null> {
    for (const { port } of sites) {
      const socket = net.connect(port, '127.0.0.1')
      const connected = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      })
      if (connected) return socket
    }
    return null
  }

  async function carry(from: net.Socket, to: net.Socket, losing: Manner): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (rate !== null) await pause((chunk.length / rate) * 1000)
        while (manner === 'stalled') await pause(20)
        if (manner === losing || to.destroyed) return reset([from, to])
        to.write(chunk)
      }
      to.end()
    } catch {
      reset([from, to])
    }
  }

  const server = net.createServer(async (client) => {
    client.on('error', () => {})
    const site = await reach()
    if (!site) return client.resetAndDestroy()
    site.on('error', () => {})
    for (const socket of [client, site]) {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
    }
    void carry(client, site, 'deaf')
    void carry(site, client, 'mute')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    set(next) {
      manner = next
    },
    throttle(bytesPerS) {
      rate = bytesPerS
    },
    cut: () => reset([...open]),
    resets: () => resets,
  }
}
