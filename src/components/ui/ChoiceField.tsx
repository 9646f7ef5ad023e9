import { type ReactNode, useId } from 'react'
import { ChoiceRow } from './ChoiceRow'

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
      <ChoiceRow value={value} options={options} onChange={onChange} />
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
