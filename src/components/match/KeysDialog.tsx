'use client'
import { useTranslations } from 'next-intl'
import type { RuleSet } from '../../engine/board/rules'
import { Dialog } from '../ui/Dialog'

const PLAYING = [
  ['← →', 'move'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['1 – 9', 'number'],
] as const
const CLAIMING = [['0 – 7', 'claim']] as const
const STEALING = [['M D P', 'calls']] as const
const READY = [['R', 'ready']] as const
const HAND = [['H', 'hand']] as const
const ASKING = [
  ['L', 'line'],
  ['S', 'scores'],
  ['T', 'clocks'],
  ['?', 'help'],
] as const

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  claims: RuleSet['claims']
  /** Whether the reader plays; a watcher can only ask. */
  seated: boolean
}

/** The keys of the table. */
export function KeysDialog({ open, onOpenChange, claims, seated }: Props) {
  const t = useTranslations('match')
  const keys = [
    ...(seated ? PLAYING : []),
    ...(seated && claims !== 'automatic' ? CLAIMING : []),
    ...(seated && claims === 'steal' ? STEALING : []),
    ...(seated ? [...READY, ...HAND] : []),
    ...ASKING,
  ]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('keysTitle')}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
        {keys.map(([key, name]) => (
          <div key={name} className="contents">
            <dt>
              <kbd className="inline-block min-w-14 rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-center font-mono text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-muted text-sm">{t('keysNote')}</p>
    </Dialog>
  )
}
