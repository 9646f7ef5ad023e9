import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type Namespace, pickMessages } from '../../messages/pick'
import { MoreMessages } from './MoreMessages'

/** Sends the browser what a page's own parts say there, beyond what the frame of the site has sent. */
export async function PageMessages({ of, children }: { of: readonly Namespace[]; children: ReactNode }) {
  return <MoreMessages messages={pickMessages(await getMessages(), of)}>{children}</MoreMessages>
}
