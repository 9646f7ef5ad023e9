import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RuleSet } from '../../engine/board/rules'
import { invalidOptions } from '../../engine/board/validity'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { useJoined } from '../ui/useJoined'

type Props = {
  children: ReactNode
  rules: RuleSet
  disabled: boolean
  busy: boolean
  error: unknown
  onClick: () => void
}

/** The last step of a form in a dialog, in sight however long the form gets; where it can't be taken, beside it why. */
export function FormEnd({ children, rules, disabled, busy, error, onClick }: Props) {
  const t = useTranslations('table.form')
  const titles = useTranslations('rules.options')
  const joined = useJoined()
  const wrong = invalidOptions(rules).map((option) => titles(`${option as 'target'}.title`))
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-line border-t bg-raised px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
      {error !== null && <ErrorNote error={error} />}
      <p role="status" className="font-medium text-danger text-sm empty:hidden">
        {wrong.length > 0 && t('wrong', { options: joined.list(wrong) })}
      </p>
      <Button look="primary" wide disabled={disabled} busy={busy} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
