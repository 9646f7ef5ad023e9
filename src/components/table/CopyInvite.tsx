'use client'
import { useQuery } from '@tanstack/react-query'
import { Check, Link as LinkIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useTRPC } from '../../client/trpc'
import { Button } from '../ui/Button'
import { inputClass } from '../ui/inputClass'

/** How long the button says what it did, before it offers it again; in milliseconds. */
const COPIED_MS = 4_000

/** Copies the table's link; where the browser doesn't allow that, shows it. */
export function CopyInvite({ tableId }: { tableId: string }) {
  const t = useTranslations('table')
  const trpc = useTRPC()
  const { data } = useQuery(trpc.table.inviteCode.queryOptions({ tableId }, { staleTime: Number.POSITIVE_INFINITY }))
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const link = data ? `${window.location.origin}/t/${data.code}` : ''
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }
  if (copied === 'no')
    return (
      <label className="grid w-full gap-1 text-sm">
        {t('copyByHand')}
        <input readOnly value={link} className={inputClass} onFocus={(event) => event.target.select()} />
      </label>
    )
  const Icon = copied ? Check : LinkIcon
  return (
    <Button disabled={!data} onClick={copy}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  )
}
