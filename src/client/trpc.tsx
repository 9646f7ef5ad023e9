'use client'

import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import { type ReactNode, useState } from 'react'
import type { Whereabouts } from '../contract/table'
import type { AppRouter } from '../server/trpc/router'
import { isPassing, retryDelay } from './callErrors'
import { trpcClient } from './trpcClient'

const context = createTRPCContext<AppRouter>()

/** The router's queries and mutations as options for React Query. */
export const useTRPC = context.useTRPC
/** The bare client, for calls that are no query: see `useMatch`. */
export const useTRPCClient = context.useTRPCClient

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

let kept: QueryClient | undefined

/** A browser has one cache for all its pages; on the server everybody has their own. */
function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  kept ??= newQueryClient()
  return kept
}

type Props = { whereabouts?: Whereabouts | null; children: ReactNode }

/**
 * Gives the parts of a page that call the server the one query cache and the one client; wherever it stands, they are the
 * same. `whereabouts` is where the page's reader was expected when it was made.
 */
export function TRPCProvider({ whereabouts, children }: Props) {
  const [queryClient] = useState(pageQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <context.TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {whereabouts && <Known whereabouts={whereabouts} />}
        {children}
      </context.TRPCProvider>
    </QueryClientProvider>
  )
}

/** Puts what the page was made with into the cache, unless something newer is there. */
function Known({ whereabouts }: { whereabouts: Whereabouts }) {
  const key = useTRPC().player.whereabouts.queryKey()
  const client = useQueryClient()
  useState(() => client.getQueryData(key) ?? client.setQueryData(key, whereabouts))
  return null
}
