import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  legend: ReactNode
  hint?: ReactNode
  value: Value
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  onChange: (value: Value) => void
}

/** A choice among few, all in sight: radio buttons in a row. */
export function ChoiceField<Value extends string>({ legend, hint, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative grid min-h-11 min-w-11 flex-auto cursor-pointer place-items-center rounded-sm px-3 py-1 text-center text-sm transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50',
              value === option.value
                ? 'bg-raised font-semibold text-ink shadow-raised ring-1 ring-line-strong'
                : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={id}
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
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
