import http from 'node:http'
import net from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type App = { readonly port: number; readonly url: string }

const CHECK_MS = 200

export type Balancer = { readonly port: number; readonly url: string }

/**
 * What stands in front of several processes: hands each request to one that says it is ready, in turn, and to the next
 * one where nobody listens. It keeps no connection to them. Closed after the test.
 */
export async function balancer(apps: () => readonly App[]): Promise<Balancer> {
  const ready = new Map<App, boolean>()
  const open = new Set<net.Socket>()
  let turn = 0

  async function check(): Promise<void> {
    for (const app of apps()) {
      const well = await fetch(`${app.url}/api/health/serving`).then(
        ({ ok }) => ok,
        () => false,
      )
      ready.set(app, well)
    }
  }

  function choices(): App[] {
    turn += 1
    const all = apps().map((_, index, list) => list[(index + turn) % list.length] as App)
    return [...all.filter((app) => ready.get(app) !== false), ...all.filter((app) => ready.get(app) === false)]
  }

  function forward(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer, to: App[]): void {
    const [app, ...others] = to
    if (!app) {
      response.writeHead(502).end()
      return
    }
    const { method, url: path, headers } = request
    const asked = http.request({ port: app.port, host: '127.0.0.1', agent: false, method, path, headers })
    asked.once('response', (answer) => {
      const { connection: _, ...given } = answer.headers
      response.writeHead(answer.statusCode ?? 502, given)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(request, response, body, others)
      else response.destroy()
    })
    asked.end(body)
  }

  function relay(request: http.IncomingMessage, incoming: net.Socket, to: App[]): void {
    const [app, ...others] = to
    if (!app) {
      incoming.destroy()
      return
    }
    const outgoing = net.connect(app.port, '127.0.0.1')
    let connected = false
    open.add(outgoing)
    outgoing.once('connect', () => {
      connected = true
      const lines = request.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? `${name}: ${all[n + 1]}` : []))
      outgoing.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      incoming.pipe(outgoing).pipe(incoming)
    })
    outgoing.on('error', () => connected || relay(request, incoming, others))
    outgoing.once('close', () => open.delete(outgoing) && connected && incoming.destroy())
    incoming.on('error', () => outgoing.destroy())
    incoming.once('close', () => outgoing.destroy())
  }

  const server = http.createServer(async (request, response) =>
    forward(request, response, await buffer(request), choices()),
  )
  server.on('upgrade', (request, socket: net.Socket) => relay(request, socket, choices()))
  // As long as the platform's own: a client's pool must not send on what is closed at the same moment.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const checking = setInterval(() => void check(), CHECK_MS)
  onTestFinished(() => {
    clearInterval(checking)
    server.close()
    server.closeAllConnections()
    for (const socket of open) socket.destroy()
  })
  const { port } = server.address() as net.AddressInfo
  return { port, url: `http://127.0.0.1:${port}` }
}
