import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { inputClass } from './inputClass'

type Props = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** A choice among many, by the browser's own list. */
export function SelectField({ label, hint, error, children, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={`${inputClass} appearance-none pr-9`}>
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
