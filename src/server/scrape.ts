import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAddresses } from './auth/address'
import type { Metrics } from './metrics'

/** Whoever names one of these speaks for somebody else. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const { isProxy: isLoopback } = createAddresses(['loopback'])

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether somebody may read the figures: with the token where there is one, else from this machine itself and not
 * through a proxy.
 */
export function mayScrape(request: Pick<IncomingMessage, 'headers' | 'socket'>, token: string | undefined): boolean {
  const { headers, socket } = request
  if (token) return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`))
  return isLoopback(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}

/** Answers `/api/metrics`; to whoever may not read it, as if it weren't there. */
export async function answerScrape(
  metrics: Metrics,
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!mayScrape(request, token)) {
    response.writeHead(404).end()
    return
  }
  const text = await metrics.text()
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  response.end(text)
}
