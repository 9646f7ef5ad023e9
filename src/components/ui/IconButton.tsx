import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & { icon: LucideIcon; label: string }

/** A button that is a picture alone: 44 px square, its `label` said and shown as a tip. */
export function IconButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
