import type { ReactNode } from 'react'

/** The narrow column that signing in and its kin stand in. */
export function AuthPanel({
  title,
  lead,
  children,
  below,
}: {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-[27rem] gap-5 px-4 py-8 sm:py-14">
      <h1 className="text-2xl">{title}</h1>
      {lead && <p className="-mt-2 text-muted">{lead}</p>}
      <div className="grid gap-5 rounded-lg border border-line bg-raised p-5 shadow-raised sm:p-7">{children}</div>
      {below && <div className="grid gap-2 text-center text-sm">{below}</div>}
    </div>
  )
}
