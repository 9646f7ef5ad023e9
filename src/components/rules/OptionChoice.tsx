import clsx from 'clsx'
import { useId } from 'react'
import type { RuleSet } from '../../engine/board/rules'
import { OptionFigure, type ShownOption } from './figures/OptionFigure'
import { useOptionWords } from './useOptionWords'

type Props<Value> = {
  option: ShownOption
  /** The values on offer, each with its name and the rule set as it would be. */
  values: readonly { value: Value; label: string; rules: RuleSet }[]
  value: Value
  onChange: (value: Value) => void
  /** Why there is nothing to choose here now. */
  unavailable?: string | null
}

/** An option of few values: each drawn, named and explained in a sentence, to be picked. */
export function OptionChoice<Value extends string>({
  option,
  values,
  value,
  onChange,
  unavailable = null,
}: Props<Value>) {
  const id = useId()
  const { title, sentence } = useOptionWords()
  return (
    <fieldset disabled={unavailable !== null} aria-describedby={unavailable === null ? undefined : `${id}-why`}>
      <legend className="mb-1.5 font-semibold text-sm">{title(option)}</legend>
      {unavailable !== null && (
        <p id={`${id}-why`} className="mb-1.5 text-muted text-sm">
          {unavailable}
        </p>
      )}
      <div className={clsx('grid gap-2', values.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {values.map((each) => (
          <label
            key={each.value}
            className={clsx(
              'relative grid cursor-pointer grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3 rounded-md border p-2',
              values.length === 3 && 'sm:grid-cols-1 sm:content-start sm:gap-y-2',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55',
              each.value === value
                ? 'border-line-strong bg-sunken shadow-[inset_0_0_0_1px_var(--line-strong)]'
                : 'border-line bg-raised hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={id}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
              aria-describedby={`${id}-${each.value}`}
              aria-label={each.label}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <OptionFigure option={option} rules={each.rules} />
            <span className="grid content-start">
              <span className={clsx('text-sm', each.value === value ? 'font-semibold' : 'font-medium')}>
                {each.label}
              </span>
              <span id={`${id}-${each.value}`} className="text-muted text-xs">
                {sentence(option, each.rules)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
