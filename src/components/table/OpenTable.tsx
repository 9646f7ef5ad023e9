'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import { useOwnPause } from '../site/useOwnPause'
import { Dialog } from '../ui/Dialog'
import { barFor, type Draft, formOf } from './draft'
import { keepDraft, recallDraft } from './draftStorage'
import { FormEnd } from './FormEnd'
import { TableFormFields } from './TableFormFields'

/** The dialog that opens a table and goes there. It begins with what was chosen last in this browser. */
export function OpenTable({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useTranslations('table.form')
  const trpc = useTRPC()
  const router = useRouter()
  const bar = barFor(me, useOwnPause(true))
  const [draft, setDraft] = useState<Draft>(recallDraft)
  const open = useMutation(trpc.table.open.mutationOptions({ onSuccess: (table) => router.push(`/table/${table.id}`) }))
  const form = formOf(draft, bar)
  const change = (changed: Draft) => {
    setDraft(changed)
    if (formOf(changed, bar)) keepDraft(changed)
  }
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('openTitle')}>
      <div className="grid gap-5">
        <TableFormFields value={draft} onChange={change} bar={bar} />
        <FormEnd
          rules={draft.rules}
          disabled={form === null}
          busy={open.isPending || open.isSuccess}
          error={open.error}
          onClick={() => form && open.mutate(form)}
        >
          {t('open')}
        </FormEnd>
      </div>
    </Dialog>
  )
}
