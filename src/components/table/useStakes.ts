'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { Stake, TableState } from '../../contract/table'

/** What is at stake for a member at those of these open tables that are rated, asked again whenever others sit there. */
export function useStakes(tables: readonly TableState[], me: Me | null, code?: string): readonly Stake[] {
  const trpc = useTRPC()
  const rated = tables.filter((table) => table.rated && table.status === 'open')
  const seated = rated.map(({ id, seats }) => [id, ...seats.map(({ player }) => player?.id)].join()).join('\n')
  const enabled = me?.kind === 'member' && rated.length > 0
  const { data, refetch } = useQuery({
    ...trpc.table.stakes.queryOptions({ tableIds: rated.map(({ id }) => id), code }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const asked = useRef(seated)
  useEffect(() => {
    if (enabled && asked.current !== seated) void refetch()
    asked.current = seated
  }, [enabled, seated, refetch])
  return enabled ? (data ?? []) : []
}
