'use client'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import type { TableState } from '../../contract/table'
import { useTellError } from '../site/useTellError'
import { Button } from '../ui/Button'
import { useSit } from './useSit'

type Props = {
  table: TableState
  seat: TableState['seats'][number]
  me: Me | null
  code?: string
  /** Not to sit down at this table: it is rated, and something is in the way. */
  barred: boolean
  seated: boolean
  owner: boolean
  show: (table: TableState) => void
}

/** What can be done with one seat: sit there, put a bot there, send the bot away. */
export function SeatAction({ table, seat, me, code, barred, seated, owner, show }: Props) {
  const t = useTranslations('table')
  const trpc = useTRPC()
  const onError = useTellError()
  const { sit, busy } = useSit(table, me, code)
  const addBot = useMutation(trpc.table.addBot.mutationOptions({ onSuccess: show, onError }))
  const removeBot = useMutation(trpc.table.removeBot.mutationOptions({ onSuccess: show, onError }))
  const target = { tableId: table.id, seat: seat.seat }
  // A visitor is asked below, once for all seats, but where the seat is the team.
  const maySit = me ? !table.rated || me.kind === 'member' : table.rules.teams && !table.rated
  if (seat.player === null && !seated && !barred && maySit)
    return (
      <Button busy={busy} onClick={() => sit(seat.seat)}>
        {me ? t('sitHere') : t('sitHereAsGuest')}
      </Button>
    )
  if (seat.player === null && owner && !table.rated)
    return (
      <Button busy={addBot.isPending} onClick={() => addBot.mutate(target)}>
        {t('addBot')}
      </Button>
    )
  if (seat.player?.kind === 'bot' && owner)
    return (
      <Button
        look="quiet"
        className="size-11 px-0!"
        aria-label={t('removeBot', { name: seat.player.name ?? '' })}
        busy={removeBot.isPending}
        onClick={() => removeBot.mutate(target)}
      >
        <X aria-hidden className="size-5" />
      </Button>
    )
  return null
}
