'use client'
import type { Connection } from '../../client/keepConnected'
import { useConnection } from '../../client/socket'
import { useLasting } from '../ui/useLasting'

/** A short break heals unseen; only a longer one is worth a word. */
const PATIENCE_MS = 1_200

/** How the connection stands, as far as the page speaks of it. */
export function useShownConnection(): Connection {
  const connection = useConnection()
  const lasting = useLasting(connection !== 'connected', PATIENCE_MS)
  return lasting ? connection : 'connected'
}
