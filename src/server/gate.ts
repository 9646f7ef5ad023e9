import type { IncomingMessage, ServerResponse } from 'node:http'
import { createTranslator } from 'next-intl'
import type { Locale } from '../contract/locale'
import en from '../messages/en/errors.json'
import zhCN from '../messages/zh-CN/errors.json'
import { stampedAddress } from './auth/address'
import type { Limits } from './auth/limits'
import { boundBody } from './body'
import { AppError } from './error'
import type { RouteClass } from './metrics'
import { fromOwnOrigin, isOwnHost } from './ownOrigin'
import { requestLocale } from './requestLocale'

/** What may be asked of Next's routes; calls see to themselves. */
const METHODS: Partial<Record<RouteClass, readonly string[]>> = {
  page: ['GET', 'HEAD'],
  static: ['GET', 'HEAD'],
  api: ['GET', 'HEAD'],
  auth: ['GET', 'HEAD', 'POST'],
}
const READING = ['GET', 'HEAD']

const wordsIn = (locale: Locale, errors: typeof en) =>
  createTranslator({ locale, messages: { errors }, namespace: 'errors' })
const WORDS = { en: wordsIn('en', en), 'zh-CN': wordsIn('zh-CN', zhCN) } satisfies Record<Locale, unknown>

type Refusal = 'wrongAddress' | 'badInput' | 'notAllowed' | 'tooLarge' | 'tooMany'

function refuse(response: ServerResponse, status: number, code: Refusal, retryAfterS?: number): void {
  const t = WORDS[requestLocale(response.req.headers)]
  const message = retryAfterS ? t('tooManyWait', { seconds: retryAfterS }) : t(code)
  const called = response.req.url?.startsWith('/api/')
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  // What is left of its body is not waited for.
  response.setHeader('connection', 'close')
  response.setHeader('content-type', called ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
  if (retryAfterS) response.setHeader('retry-after', retryAfterS)
  response.end(called ? JSON.stringify({ error: code, message }) : message)
}

export type Gate = (request: IncomingMessage, response: ServerResponse, route: RouteClass) => Promise<boolean> | boolean

/**
 * Turns away what no page of ours and no honest browser sends, before anything reads it: requests for another site, of
 * methods that nothing answers to, forged by other sites' pages, too large, or too many. False: it has been answered.
 */
export function createGate(origin: string, limits: Limits, development: boolean): Gate {
  async function withinLimit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    try {
      await limits.take('page', { address: stampedAddress(request.headers) })
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refuse(response, 429, 'tooMany', error.details.retryAfterS)
      return false
    }
  }

  return (request, response, route) => {
    const { method = '', headers } = request
    const onExcess = () => {
      // Some answers begin before all has been read; then there is nothing left to say.
      if (!response.headersSent) refuse(response, 413, 'tooLarge')
    }
    // Whoever looks after this process asks it by whatever name.
    if (route === 'health' || route === 'metrics') return true
    if (!isOwnHost(headers.host, origin)) refuse(response, 421, 'wrongAddress')
    else if (route === 'trpc') return true
    // The tools of development post where there are no pages.
    else if (!development && METHODS[route] && !METHODS[route].includes(method)) refuse(response, 405, 'badInput')
    else if (!READING.includes(method) && !fromOwnOrigin(headers, origin)) refuse(response, 403, 'notAllowed')
    else if (!boundBody(request, onExcess)) refuse(response, 413, 'tooLarge')
    else return route === 'static' || withinLimit(request, response)
    return false
  }
}
