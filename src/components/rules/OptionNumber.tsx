import type { RuleSet } from '../../engine/board/rules'
import { NumberField } from '../ui/NumberField'
import { OptionFigure } from './figures/OptionFigure'
import { useOptionWords } from './useOptionWords'

type Props = {
  option: 'handSize' | 'target' | 'roundLimit'
  label: string
  rules: RuleSet
  value: number
  step?: number
  min: number
  max?: number
  onChange: (value: number) => void
  /** What is wrong with the number, in words. */
  error?: string | undefined
}

/** An option that is a number, drawn and explained beside its field. */
export function OptionNumber({ option, label, rules, error, ...field }: Props) {
  const { sentence } = useOptionWords()
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3 rounded-md border border-line p-2">
      <OptionFigure option={option} rules={rules} />
      <NumberField label={label} hint={sentence(option, rules)} error={error} {...field} />
    </div>
  )
}
