'use client'
import { useTranslations } from 'next-intl'
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { useReturnFocus } from './useReturnFocus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** What the confirming button says: the deed itself, never "OK". */
  confirm: ReactNode
  /** Looks like a warning unless the deed can be undone. */
  harmless?: boolean
  busy?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** A question before a deed that matters. It stays open while `busy`; whoever asks closes it. */
export function AskDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  harmless,
  busy,
  onConfirm,
  children,
}: Props) {
  const t = useTranslations('ui')
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[92dvh] w-[min(28rem,92vw)] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-lg border border-line bg-raised p-6 text-ink shadow-float"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="text-muted">{description}</Radix.Description>
          {children}
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button>{t('cancel')}</Button>
            </Radix.Cancel>
            <Button look={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
