'use client'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { TableState } from '../../contract/table'
import { Dialog } from '../ui/Dialog'
import { type Bar, type Draft, draftOf, formOf } from './draft'
import { FormEnd } from './FormEnd'
import { TableFormFields } from './TableFormFields'

type Props = { table: TableState; bar: Bar | null; onChanged: (table: TableState) => void; onClose: () => void }

/** The owner's dialog that changes a table's rules; it says that everybody's ready is cleared. */
export function ChangeRules({ table, bar, onChanged, onClose }: Props) {
  const t = useTranslations('table')
  const trpc = useTRPC()
  const [draft, setDraft] = useState<Draft>(() => draftOf(table))
  const form = formOf(draft, bar)
  const change = useMutation(
    trpc.table.change.mutationOptions({
      onSuccess: (changed) => {
        onChanged(changed)
        onClose()
      },
    }),
  )
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('changeTitle')} description={t('changeLead')}>
      <div className="grid gap-5">
        <TableFormFields value={draft} onChange={setDraft} bar={bar} />
        <FormEnd
          rules={draft.rules}
          disabled={form === null}
          busy={change.isPending}
          error={change.error}
          onClick={() => form && change.mutate({ tableId: table.id, form })}
        >
          {t('changeSave')}
        </FormEnd>
      </div>
    </Dialog>
  )
}
