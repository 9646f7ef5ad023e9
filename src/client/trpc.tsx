'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import { type ReactNode, useState } from 'react'
import superjson from 'superjson'
import type { ErrorData } from '../contract/error'
import type { AppRouter } from '../server/trpc/router'
import { backoff } from './backoff'
import { timedFetch } from './timedFetch'

const context = createTRPCContext<AppRouter>()

/** The router's queries and mutations as options for React Query. */
export const useTRPC = context.useTRPC
/** The bare client, for calls that are no query: see `useMatch`. */
export const useTRPCClient = context.useTRPCClient

/** What a failed call says in typed form; null when the server was not reached or did not answer as itself. */
export function errorData(error: unknown): ErrorData | null {
  if (!(error instanceof TRPCClientError)) return null
  const data = error.data as Partial<ErrorData> | null | undefined
  return data?.code ? (data as ErrorData) : null
}

/** Whether a call failed only because the server was out of reach or busy: asked again, it may answer. */
export function isPassing(error: unknown): boolean {
  const data = errorData(error)
  return data === null || data.code === 'tryAgain' || (data.code === 'tooMany' && data.retryAfterS !== undefined)
}

/** How long to wait before a call that failed `attempt` times before is made again, in milliseconds. */
export function retryDelay(attempt: number, error: unknown): number {
  return backoff(attempt) + (errorData(error)?.retryAfterS ?? 0) * 1000
}

/** Only what asks is asked again by itself; a command has its own way (`useCommands`), other wishes are the player's. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 3 && isPassing(error),
        retryDelay,
      },
      mutations: { retry: false },
    },
  })
}

function newClient() {
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: 10, fetch: timedFetch })],
  })
}

/** Gives a page its one query cache and its one tRPC client. */
export function TRPCProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={queryClient}>
      <context.TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </context.TRPCProvider>
    </QueryClientProvider>
  )
}
