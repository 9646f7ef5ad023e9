import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request is meant for this site: for its own name, for this machine's, or for a bare address. Under a name of
 * somebody else's that leads here, a foreign page would pass for one of ours.
 */
export function isOwnHost(host: string | undefined, origin: string): boolean {
  if (!host || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === new URL(origin).hostname || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0
}

/**
 * Whether a request comes from one of our own pages, or from none at all. Browsers name the page's origin with every
 * write and every WebSocket, and say of the rest whether it comes from elsewhere; a request that says neither comes from
 * no browser, so no page can have forged it.
 */
export function fromOwnOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const { origin: sender, host, 'sec-fetch-site': site } = headers
  if (sender === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (sender === origin) return true
  // Without TLS the site may be reached by other names of the same machine, too.
  if (origin.startsWith('https:') || !isOwnHost(host, origin)) return false
  return URL.canParse(sender) && new URL(sender).host === host
}
