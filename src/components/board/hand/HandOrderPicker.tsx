'use client'
import clsx from 'clsx'
import { ArrowDownWideNarrow, Clock3, LayoutGrid } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { HAND_ORDERS, type HandOrder } from './order'

const ICONS = { drawn: Clock3, pips: ArrowDownWideNarrow, suit: LayoutGrid }

/** How the own hand is sorted. */
export function HandOrderPicker({ order, onChange }: { order: HandOrder; onChange: (order: HandOrder) => void }) {
  const t = useTranslations('board')
  // A page may show two of them, which the browser would otherwise take for one group.
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('sort')} className="flex rounded-md">
      {HAND_ORDERS.map((choice) => {
        const Icon = ICONS[choice]
        return (
          <label
            key={choice}
            title={t('order', { order: choice })}
            className={clsx(
              'relative grid size-11 cursor-pointer place-items-center rounded-md transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus',
              order === choice ? 'bg-felt-edge text-count' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={order === choice}
              aria-label={t('order', { order: choice })}
              onChange={() => onChange(choice)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <Icon aria-hidden className="size-5" />
          </label>
        )
      })}
    </div>
  )
}
