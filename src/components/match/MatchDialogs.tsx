'use client'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { HandOrderPicker } from '../board/hand/HandOrderPicker'
import { AskDialog } from '../ui/AskDialog'
import { Dialog } from '../ui/Dialog'
import { FeelFields } from './feel/FeelFields'
import { LookFields } from './feel/LookFields'
import { KeysDialog } from './KeysDialog'
import { afterResignation } from './resignation'
import { SidePanel } from './SidePanel'
import type { Play } from './usePlay'

/** What may lie over the match: the side panel on a small screen, the keys, its look, sound and touch, the question before resigning. */
export type MatchDialog = 'side' | 'keys' | 'feel' | 'resign'

type Props = {
  shown: MatchDialog
  onClose: () => void
  side: ComponentProps<typeof SidePanel>
  /** Null for a watcher, who has no hand to sort. */
  play: Play | null
  /** Whether an own command waits for its answer. */
  busy: boolean
  onResign: () => void
}

/** The dialogs of a match; they come after the page itself. */
export function MatchDialogs({ shown, onClose, side, play, busy, onResign }: Props) {
  const t = useTranslations('match')
  const { rated, viewer } = side.view
  if (shown === 'keys')
    return <KeysDialog open onOpenChange={onClose} claims={side.view.rules.claims} seated={play !== null} />
  if (shown === 'feel')
    return (
      <Dialog open onOpenChange={onClose} title={t('feelTitle')}>
        <div className="grid gap-5">
          <LookFields />
          <FeelFields />
        </div>
      </Dialog>
    )
  if (shown === 'side')
    return (
      <Dialog open onOpenChange={onClose} title={t('sideTitle')}>
        <div className="-mx-3 flex h-[58dvh] flex-col">
          <SidePanel {...side} />
        </div>
        {play && (
          <div className="felt mt-3 flex items-center justify-between rounded-md py-1 pr-1 pl-4">
            <span>{t('sortHand')}</span>
            <HandOrderPicker order={play.order} onChange={play.setOrder} />
          </div>
        )}
      </Dialog>
    )
  return (
    <AskDialog
      open
      onOpenChange={onClose}
      title={t('resignTitle')}
      description={t('resignWhat', {
        rated: String(rated),
        after: typeof viewer === 'number' ? afterResignation(side.view, viewer) : 'won',
      })}
      confirm={t('resign')}
      busy={busy}
      onConfirm={() => {
        onResign()
        onClose()
      }}
    />
  )
}
