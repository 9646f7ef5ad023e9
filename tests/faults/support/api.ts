import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { timedFetch } from '../../../src/client/timedFetch'
import type { AppRouter } from '../../../src/server/trpc/router'

export type Api = ReturnType<typeof createTRPCClient<AppRouter>>

/** Calls as a page makes them, with a session's cookie. */
export function apiOf(url: string, cookie?: string): Api {
  const headers = cookie ? { cookie } : {}
  const fetch = timedFetch as never
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/api/trpc`, transformer: superjson, headers, fetch })],
  })
}

/** The code of a failed call; null where no answer of the server came. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null
  return (error.data as { code?: string } | undefined)?.code ?? null
}
