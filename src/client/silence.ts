import type { Socket } from 'socket.io-client'
import type { ClientToServer, ServerToClient } from '../contract/socket'

const LOOK_MS = 1_000
/** So long without a match's heartbeat, of which there is one every three seconds, and the connection is taken for dead. */
const FIRST_MS = 8_000
/** Where that didn't help it is the server that is slow: it must not have to greet everybody every few seconds. */
const LONGEST_MS = 60_000

/**
 * Notices a connection that stands but carries nothing: where heartbeats have come, and come no more. `rest` waits for the
 * next one first. Stands still while the page sleeps.
 */
export function watchSilence(
  socket: Socket<ServerToClient, ClientToServer>,
  onSilence: () => void,
): { readonly rest: () => void; readonly stop: () => void } {
  let patience = FIRST_MS
  /** For how long nothing has been heard; null where nothing is to be expected. */
  let silent: number | null = null
  let lookedAt = Date.now()
  let cutAt = Number.NEGATIVE_INFINITY
  const rest = () => {
    silent = null
  }
  const onBeat = () => {
    if (lookedAt - cutAt > LONGEST_MS) patience = FIRST_MS
    silent = 0
  }
  const onAny = () => {
    if (silent !== null) silent = 0
  }
  const looking = setInterval(() => {
    const now = Date.now()
    const passed = Math.min(now - lookedAt, 2 * LOOK_MS)
    lookedAt = now
    if (silent === null) return
    silent += passed
    if (silent < patience) return
    patience = Math.min(LONGEST_MS, patience * 2)
    cutAt = now
    rest()
    onSilence()
  }, LOOK_MS)
  socket.on('match:seq', onBeat)
  socket.on('disconnect', rest)
  socket.onAny(onAny)
  return {
    rest,
    stop() {
      clearInterval(looking)
      socket.off('match:seq', onBeat)
      socket.off('disconnect', rest)
      socket.offAny(onAny)
    },
  }
}
