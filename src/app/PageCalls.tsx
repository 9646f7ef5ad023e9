import type { ReactNode } from 'react'
import { TRPCProvider } from '../client/trpc'
import { pageWhereabouts } from '../server/trpc/page'

/** Around what calls the server from the browser; a page without such parts doesn't load what they need. */
export async function PageCalls({ children }: { children: ReactNode }) {
  return <TRPCProvider whereabouts={await pageWhereabouts()}>{children}</TRPCProvider>
}
