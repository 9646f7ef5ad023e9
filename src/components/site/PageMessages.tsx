import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { type Namespace, pickMessages } from '../../messages/pick'
import { MoreMessages } from './MoreMessages'

type Props = { of: readonly Namespace[]; children: ReactNode }

/** Sends the browser what a page's own parts say there, beyond what the frame of the site has sent. */
export function PageMessages({ of, children }: Props) {
  return <MoreMessages messages={pickMessages(useMessages(), of)}>{children}</MoreMessages>
}
