import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from one of our own pages. Browsers name the page's origin with every write and every
 * WebSocket; a request without one comes from no page, so no page can have forged it.
 */
export function fromOwnOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const { origin: sender, host } = headers
  if (sender === undefined || sender === origin) return true
  return URL.canParse(sender) && new URL(sender).host === host
}
