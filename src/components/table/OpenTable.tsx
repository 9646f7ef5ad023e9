'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../client/trpc'
import type { Me } from '../../contract/account'
import { DEFAULT_CLOCK } from '../../contract/offers'
import type { TableForm } from '../../contract/table'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { ErrorNote } from '../ui/ErrorNote'
import { TableFormFields } from './TableFormFields'

/** The dialog that opens a table and goes there. */
export function OpenTable({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useTranslations('table.form')
  const trpc = useTRPC()
  const router = useRouter()
  const guest = me.kind === 'guest'
  const [form, setForm] = useState<TableForm>({
    preset: 'muggins',
    form: 'quick',
    seats: 2,
    clock: DEFAULT_CLOCK,
    rated: !guest,
    visibility: 'public',
  })
  const open = useMutation(trpc.table.open.mutationOptions({ onSuccess: (table) => router.push(`/table/${table.id}`) }))
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t('openTitle')}>
      <div className="grid gap-5">
        <TableFormFields value={form} onChange={setForm} guest={guest} />
        {open.isError && <ErrorNote error={open.error} />}
        <Button look="primary" wide busy={open.isPending || open.isSuccess} onClick={() => open.mutate(form)}>
          {t('open')}
        </Button>
      </div>
    </Dialog>
  )
}
