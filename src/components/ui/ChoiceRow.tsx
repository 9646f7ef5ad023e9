import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  onChange: (value: Value) => void
  /** All options equally wide, for a place with little room. */
  dense?: boolean
}

/** Radio buttons in a row, one of them raised. Their group's name is for whoever sets them out. */
export function ChoiceRow<Value extends string>({ value, options, onChange, dense = false }: Props<Value>) {
  const name = useId()
  return (
    <div className={clsx('flex rounded-md bg-sunken p-1', !dense && 'flex-wrap gap-1')}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative grid cursor-pointer place-items-center rounded-sm text-center text-sm transition-colors',
            'has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50',
            dense ? 'min-h-11 flex-1 px-2' : 'min-h-11 min-w-11 flex-auto px-3 py-1',
            value === option.value
              ? 'bg-raised font-semibold text-ink shadow-raised ring-1 ring-line-strong forced-colors:underline'
              : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
