import { createTRPCClient, httpBatchLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../server/trpc/router'
import { timedFetch } from './timedFetch'

/** The router's client: bare, for a single call of a page that needs no more, or to be had from `TRPCProvider`. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: 10, fetch: timedFetch })],
})
