import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '../../../contract/locale'

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; text-align: center;
    font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
    background: light-dark(#fafcfa, #1b2526); color: light-dark(#1c2a28, #e8efec) }
  main { display: grid; justify-items: center; gap: 1rem; padding: 2rem 1.25rem; max-width: 30rem }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 } p { margin: 0; text-wrap: balance }
  button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .5rem;
    background: #e6b43c; color: #2b2109; cursor: pointer }
  button:focus-visible { outline: 3px solid light-dark(#b97d10, #ffe9b8); outline-offset: 2px }`

/** A blank tile: nothing lies there. */
const TILE = `<svg aria-hidden="true" width="104" height="56" viewBox="0 0 104 56"><rect x="2" y="2" width="100" height="52" rx="10"
  fill="#f6efdd" stroke="#b8ab8b" stroke-width="2"/><path d="M52 12v32" stroke="#b8ab8b" stroke-width="3"/></svg>`

/** The page that says that there is no connection, whole in itself: it is kept by the browser for then. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'site.offline' })
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t('title'))}</title><style>${STYLE}</style></head>
<body><main>${TILE}<h1>${escaped(t('title'))}</h1><p>${escaped(t('lead'))}</p>
<button type="button" id="again">${escaped(t('again'))}</button></main><script src="/offline.js"></script></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } })
}
