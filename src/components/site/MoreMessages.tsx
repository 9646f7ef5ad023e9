'use client'
import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en'
import { MoreHeldMessages } from './HeldMessages'
import { Words } from './Words'

/** Adds messages to those that are there already, for what speaks by them. */
export function MoreMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  return (
    <MoreHeldMessages messages={messages}>
      <Words>{children}</Words>
    </MoreHeldMessages>
  )
}
