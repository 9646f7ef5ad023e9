'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { putPushed } from '../../client/putPushed'
import { useRoom } from '../../client/socket'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { TableState } from '../../contract/table'
import { useOwnPause } from '../site/useOwnPause'
import { useStakes } from '../table/useStakes'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { LobbyRow } from './LobbyRow'

/** The lobby's list, kept as the server pushes it. */
export function OpenTables({ initial, me }: { initial: TableState[]; me: Me | null }) {
  const t = useTranslations('lobby')
  const trpc = useTRPC()
  const client = useQueryClient()
  const list = useQuery({ ...trpc.table.list.queryOptions(), initialData: initial })
  const show = (tables: TableState[]) => void putPushed(client, trpc.table.list.queryKey(), tables)
  useRoom({ kind: 'lobby' }, { 'lobby:tables': show }, () => void list.refetch())

  const tables = list.data
  const stakes = useStakes(tables, me)
  const pause = useOwnPause(me !== null)
  return (
    <section aria-labelledby="open-tables" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="open-tables" className="text-xl">
          {t('tables')}
        </h2>
        <p role="status" className="text-muted text-sm">
          {tables.length > 0 && t('count', { count: tables.length })}
        </p>
      </div>
      {list.isError && <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
      {tables.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyLead')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-raised shadow-raised">
          {tables.map((table) => (
            <LobbyRow
              key={table.id}
              table={table}
              me={me}
              pause={pause}
              stake={stakes.find((stake) => stake.tableId === table.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
