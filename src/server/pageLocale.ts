import type { IncomingMessage } from 'node:http'
import { LOCALE_HEADER, localeOfPath } from '../contract/locale'

/** Notes the language of a page's address on its request: the frame of the site, too, is to speak it. */
export function noteLocale(request: IncomingMessage): void {
  const locale = localeOfPath(request.url ?? '/')
  if (locale) request.headers[LOCALE_HEADER] = locale
  else delete request.headers[LOCALE_HEADER]
}
