import type { RouteClass } from './metrics'

/** The first that fits. */
const CLASSES: readonly (readonly [prefix: string, route: RouteClass])[] = [
  ['/api/trpc/', 'trpc'],
  ['/api/auth/', 'auth'],
  ['/api/health', 'health'],
  ['/api/metrics', 'metrics'],
  ['/api/', 'api'],
  ['/_next/', 'static'],
]

/** What was asked for: the path without its query, which may hold a secret. */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/'
}

/** Whether a path is written as paths are: one whose percent signs mean nothing leads nowhere. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export function routeOf(path: string): RouteClass {
  return CLASSES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page'
}
