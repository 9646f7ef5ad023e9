import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts a pushed snapshot in the place of a query's data. An answer that is still under way was mostly read before, and
 * would put the past back: it is dropped, and should anything newer have been in it, that is pushed as well.
 */
export async function putPushed<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}
