import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { type Namespace, pickMessages } from '../../messages/pick'
import { MoreHeldMessages } from './HeldMessages'

type Props = { of: readonly Namespace[]; children: ReactNode }

/** As `PageMessages`, for a page where nothing speaks in the browser but what comes later, in `Words` of its own. */
export function LaterMessages({ of, children }: Props) {
  return <MoreHeldMessages messages={pickMessages(useMessages(), of)}>{children}</MoreHeldMessages>
}
