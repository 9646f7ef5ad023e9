import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'

const nowhere = () => undefined

/** Stands for the router that a page has around it: its links lead nowhere. */
export function WithRouter({ children }: { children: ReactNode }) {
  return (
    <AppRouterContext
      value={{
        back: nowhere,
        forward: nowhere,
        refresh: nowhere,
        push: nowhere,
        replace: nowhere,
        prefetch: nowhere,
        bfcacheId: '',
      }}
    >
      {children}
    </AppRouterContext>
  )
}
