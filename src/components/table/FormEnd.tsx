import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'

type Props = { children: ReactNode; disabled: boolean; busy: boolean; error: unknown; onClick: () => void }

/** The last step of a form in a dialog, in sight however long the form gets. */
export function FormEnd({ children, disabled, busy, error, onClick }: Props) {
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-line border-t bg-raised px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
      {error !== null && <ErrorNote error={error} />}
      <Button look="primary" wide disabled={disabled} busy={busy} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
