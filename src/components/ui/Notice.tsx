import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  info: { icon: Info, className: 'border-line-strong/50 bg-sunken', mark: 'text-link' },
  good: { icon: CircleCheck, className: 'border-good/45 bg-good/10', mark: 'text-good' },
  danger: { icon: CircleAlert, className: 'border-danger/45 bg-danger/8', mark: 'text-danger' },
}

/** A remark within a page, its tone told by icon and colour. Trouble is announced. */
export function Notice({
  tone = 'info',
  children,
  action,
  silent,
}: {
  tone?: keyof typeof TONES
  children: ReactNode
  action?: ReactNode
  /** What is around it announces it. */
  silent?: boolean
}) {
  const { icon: Icon, className, mark } = TONES[tone]
  return (
    <div
      role={silent ? undefined : tone === 'danger' ? 'alert' : tone === 'good' ? 'status' : undefined}
      className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-2.5', className)}
    >
      <Icon aria-hidden className={clsx('size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 basis-52 text-pretty">{children}</div>
      {action}
    </div>
  )
}
