'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { putPushed } from '../../client/putPushed'
import { useRoom } from '../../client/socket'
import { useTRPC } from '../../client/trpc'
import type { TableState } from '../../contract/table'

/** Of two states of a table the one that is newer; presence may differ at the same version, so the later arrival wins a tie. */
export function newerTable(held: TableState | undefined, arrived: TableState): TableState {
  return held && held.version > arrived.version ? held : arrived
}

/** A table, live: as first read, then as pushed, read again after every reconnection. `show` takes a mutation's answer. */
export function useTable(
  initial: TableState,
  code: string | undefined,
): { table: TableState; show: (table: TableState) => void } {
  const trpc = useTRPC()
  const client = useQueryClient()
  const input = code === undefined ? { tableId: initial.id } : { tableId: initial.id, code }
  const options = trpc.table.get.queryOptions(input)
  const { data, refetch } = useQuery({
    ...options,
    initialData: initial,
    staleTime: 30_000,
    // A mutation's answer may have been made before a push that overtook it.
    structuralSharing: (held, arrived) => newerTable(held as TableState | undefined, arrived as TableState),
  })
  const { queryKey } = options
  const show = (arrived: TableState) => void client.setQueryData(queryKey, arrived)
  useRoom(
    { kind: 'table', ...input },
    {
      'table:state': (pushed) => {
        if (pushed.id === initial.id) void putPushed(client, queryKey, pushed)
      },
    },
    () => void refetch(),
  )
  // What was kept of an earlier visit may be older than what the page was rendered with.
  return { table: newerTable(initial, data), show }
}
