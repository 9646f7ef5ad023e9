'use client'
import { useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { Pause, TableState } from '../../contract/table'
import { useTellError } from '../site/useTellError'
import { Button } from '../ui/Button'
import { CopyInvite } from './CopyInvite'
import { barFor } from './draft'

const AskDialog = dynamic(() => import('../ui/AskDialog').then((module) => module.AskDialog), { ssr: false })
const ChangeRules = dynamic(() => import('./ChangeRules').then((module) => module.ChangeRules), { ssr: false })

type Props = {
  table: TableState
  /** The caller's seat. */
  seat: number
  owner: boolean
  me: Me | null
  /** The caller's pause from rated play. */
  pause: Pause | null
  show: (table: TableState) => void
}

/** What somebody seated can do: be ready, fill with bots, change the rules, invite, leave. */
export function TableActions({ table, seat, owner, me, pause, show }: Props) {
  const t = useTranslations('table')
  const trpc = useTRPC()
  const router = useRouter()
  const onError = useTellError()
  const [dialog, setDialog] = useState<'leave' | 'change' | null>(null)
  const { id: tableId, rules, clock, rated } = table
  const ready = useMutation(trpc.table.setReady.mutationOptions({ onSuccess: show, onError }))
  const addBot = useMutation(trpc.table.addBot.mutationOptions({ onSuccess: show, onError }))
  const leave = useMutation(
    trpc.table.leave.mutationOptions({
      onSuccess: (left) => {
        show(left)
        router.push('/lobby')
      },
      onError,
    }),
  )
  const mine = table.seats[seat]
  const free = table.seats.filter(({ player }) => player === null)
  const others = table.seats.filter((other) => other.seat !== seat && other.player && other.player.kind !== 'bot')
  const starts = free.length === 0 && others.every((other) => other.ready)

  async function fill() {
    try {
      for (const { seat: empty } of free) await addBot.mutateAsync({ tableId, seat: empty })
    } catch {
      // What went wrong has been told; the seats after it would most likely say the same.
    }
  }

  return (
    <>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {mine?.ready ? (
          <Button busy={ready.isPending} onClick={() => ready.mutate({ tableId, ready: false })}>
            {t('setNotReady')}
          </Button>
        ) : (
          <Button
            look="primary"
            busy={ready.isPending}
            disabled={rated && pause !== null}
            onClick={() => ready.mutate({ tableId, ready: true, terms: { rules, clock, rated } })}
          >
            {starts ? t('start') : t('setReady')}
          </Button>
        )}
        {owner && !table.rated && free.length > 0 && (
          <Button busy={addBot.isPending} onClick={fill}>
            {t('fill')}
          </Button>
        )}
        {free.length > 0 && <CopyInvite tableId={tableId} />}
        {owner && <Button onClick={() => setDialog('change')}>{t('change')}</Button>}
        <Button
          look="danger"
          className="sm:ml-auto"
          busy={leave.isPending}
          onClick={() => (others.length > 0 ? setDialog('leave') : leave.mutate({ tableId }))}
        >
          {t('leave')}
        </Button>
      </div>
      {dialog === 'leave' && (
        <AskDialog
          open
          onOpenChange={() => setDialog(null)}
          title={t('leaveTitle')}
          description={owner ? t('leaveOwner') : t('leaveSeat')}
          confirm={t('leave')}
          busy={leave.isPending}
          onConfirm={() => leave.mutate({ tableId })}
        />
      )}
      {dialog === 'change' && (
        <ChangeRules table={table} bar={barFor(me, pause, table)} onChanged={show} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
