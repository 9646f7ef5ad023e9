import type { ReactNode } from 'react'

/** A part of a page under its own heading. */
export function Section({ title, children, aside }: { title: ReactNode; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
