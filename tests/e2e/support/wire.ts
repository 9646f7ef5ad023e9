import type { Page, WebSocketRoute } from '@playwright/test'

/** A page's connection for pushes, in the hands of a test. */
export type Wire = {
  /** Lets no event through any more, as if each push got lost; once one with this word has passed, if one is given. */
  readonly drop: (after?: string) => void
  readonly restore: () => void
  /** Closes the connection; the page then makes a new one. */
  readonly cut: () => Promise<void>
}

const isBeat = (message: string | Buffer) => String(message).includes('"match:seq"')

/** Takes a page's Socket.IO connection in hand; before the page is opened. */
export async function takeWire(page: Page): Promise<Wire> {
  const ends = new Set<WebSocketRoute>()
  let dropping = false
  let awaited: string | null = null
  await page.routeWebSocket(/\/socket\.io\//, (client) => {
    const server = client.connectToServer()
    ends.add(client).add(server)
    server.onMessage((message) => {
      const event = String(message).startsWith('42')
      // The heartbeats say nothing any more, but they come: else the page would look for a better connection.
      if (dropping && event && !isBeat(message)) return
      client.send(dropping && event ? String(message).replace(/"seq":\d+/, '"seq":0') : message)
      if (event && awaited !== null && String(message).includes(awaited)) dropping = true
    })
  })
  return {
    drop(after) {
      awaited = after ?? null
      dropping = after === undefined
    },
    restore() {
      awaited = null
      dropping = false
    },
    async cut() {
      const closing = [...ends].map((end) => end.close({ code: 1001 }))
      ends.clear()
      await Promise.all(closing)
    },
  }
}
