import type { ReactNode } from 'react'

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-line-strong/50 border-dashed px-6 py-10 text-center">
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
