import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { LOCALE_COOKIE, LOCALE_HEADER, type Locale, localeOfPath, pickLocale } from '../contract/locale'

/** Notes the language of a page's address on its request: the frame of the site, too, is to speak it. */
export function noteLocale(request: IncomingMessage): void {
  const locale = localeOfPath(request.url ?? '/')
  if (locale) request.headers[LOCALE_HEADER] = locale
  else delete request.headers[LOCALE_HEADER]
}

/** The language in which whoever sent these headers is to be answered. */
export function requestLocale(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Locale {
  return pickLocale(parseCookie(headers.cookie ?? '')[LOCALE_COOKIE], headers['accept-language'])
}
