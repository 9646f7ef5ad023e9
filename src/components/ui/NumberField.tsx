'use client'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Field } from './Field'
import { IconButton } from './IconButton'
import { inputClass } from './inputClass'

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** What was typed last; NaN when that was no number. */
  value: number
  onChange: (value: number) => void
  step?: number
  min: number
  max?: number
}

/** The next multiple of `by` upwards, or downwards for a negative one, within what is allowed. */
export function stepped(value: number, by: number, min: number, max: number): number {
  const from = Number.isFinite(value) ? value : min
  const step = Math.abs(by)
  const next = by > 0 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step
  return Math.min(max, Math.max(min, next))
}

/** A whole number to type, or to step up and down by buttons and arrow keys. */
export function NumberField({ label, hint, error, value, onChange, step = 1, min, max = 1_000_000 }: Props) {
  const t = useTranslations('ui')
  const [typed, setTyped] = useState<string | null>(null)
  const move = (by: number) => {
    setTyped(null)
    onChange(stepped(value, by, min, max))
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex items-center gap-1">
          <IconButton
            icon={Minus}
            label={t('less', { what: label })}
            disabled={value <= min}
            onClick={() => move(-step)}
            className="border border-line-strong"
          />
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={Number.isFinite(value) ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? String(value)}
            onChange={(event) => {
              const text = event.target.value.trim()
              setTyped(text)
              onChange(/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN)
            }}
            onBlur={() => Number.isFinite(value) && setTyped(null)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              move(event.key === 'ArrowUp' ? step : -step)
            }}
            className={`${inputClass} figures w-14! px-1! text-center sm:w-18!`}
          />
          <IconButton
            icon={Plus}
            label={t('more', { what: label })}
            disabled={value >= max}
            onClick={() => move(step)}
            className="border border-line-strong"
          />
        </div>
      )}
    </Field>
  )
}
