import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const POLICY = 'content-security-policy'
/** What is no page shows nothing and runs nothing, should a browser ever take it for one. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A year, the least that browsers take seriously. */
const HSTS = 'max-age=31536000'

/**
 * What a page may do: run its own server's scripts, and of those in its markup the ones with its nonce, and speak to that
 * server. Without 'strict-dynamic' no script of ours can be brought to load one from elsewhere either. Styles may stand in the page, since the libraries of the components set them there; scripts never. `development` allows `eval`, by
 * which React shows where an error came from.
 */
function pagePolicy(origin: string, nonce: string, development: boolean): string {
  const { host, protocol } = new URL(origin)
  const secure = protocol === 'https:'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Sets the headers that keep a browser safe, on whatever is answered. Next reads the nonce for its scripts from the
 * request, so a page's policy is noted there too, over whatever the client sent under that name.
 */
export function createHeaders(origin: string, development: boolean) {
  const always = Object.entries(
    origin.startsWith('https://') ? { ...ALWAYS, 'strict-transport-security': HSTS } : ALWAYS,
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of always) response.setHeader(name, value)
    const page = !request.url?.startsWith('/api/')
    const policy = page ? pagePolicy(origin, randomBytes(16).toString('base64'), development) : NO_PAGE
    request.headers[POLICY] = policy
    delete request.headers[`${POLICY}-report-only`]
    response.setHeader(POLICY, policy)
  }
}
