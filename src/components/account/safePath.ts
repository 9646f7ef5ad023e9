const HERE = 'http://here.invalid'

/** The page to go back to after signing in: a path of this site, else the lobby. Never another site, never the sign-in itself. */
export function safePath(wanted: string | string[] | undefined | null): string {
  const path = typeof wanted === 'string' ? wanted : ''
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return '/lobby'
  const url = new URL(path, HERE)
  if (url.origin !== HERE || /^\/(sign-in|sign-up|forgot|reset|confirm|api)(\/|$)/.test(url.pathname)) return '/lobby'
  return url.pathname + url.search
}
