'use client'
import clsx from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../ui/IconButton'
import { FOLD, FoldMark } from './FoldMark'

/** What there is of one step: its picture, what happens in it, and the same in words. */
export type FigureStepParts = { readonly picture: ReactNode; readonly told: string; readonly words: ReactNode }

/**
 * Steps through a figure, by buttons or arrow keys. Nothing moves: pictures are of one size, and what is told of all steps
 * lies upon each other.
 */
export function Stepper({ title, steps }: { title: string; steps: readonly FigureStepParts[] }) {
  const t = useTranslations('guide.figure')
  const [at, setAt] = useState(0)
  const last = steps.length - 1
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const buttons = [
    { icon: ChevronFirst, label: t('first'), to: 0, off: at === 0 },
    { icon: ChevronLeft, label: t('previous'), to: at - 1, off: at === 0 },
    { icon: ChevronRight, label: t('next'), to: at + 1, off: at === last },
    { icon: ChevronLast, label: t('last'), to: last, off: at === last },
  ]
  return (
    <fieldset className="grid min-w-0 gap-3" onKeyDown={onKeyDown}>
      <legend className="sr-only">{t('label', { title })}</legend>
      <div className="felt overflow-hidden rounded-lg">{steps[at]?.picture}</div>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p role="status" className="sr-only">
          {steps[at]?.told}
        </p>
        <div aria-hidden className="grid">
          {steps.map(({ told }, step) => (
            <p key={told} className={step === at ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>
              {told}
            </p>
          ))}
        </div>
        {last > 0 && (
          <div className="flex items-center gap-1 max-sm:justify-between">
            {buttons.map(({ icon, label, to, off }) => (
              <IconButton key={label} icon={icon} label={label} disabled={off} onClick={() => go(to)} />
            ))}
            <span className="figures min-w-12 text-right text-muted text-sm" aria-hidden>
              {at + 1} / {last + 1}
            </span>
          </div>
        )}
      </div>
      <details className="group rounded-md border border-line">
        <summary className={clsx(FOLD, 'text-sm')}>
          {t('words')}
          <FoldMark />
        </summary>
        <div className="border-line border-t px-3 py-2.5">{steps[at]?.words}</div>
      </details>
    </fieldset>
  )
}
