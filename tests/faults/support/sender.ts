import { backoff } from '../../../src/client/backoff'
import type { Act } from '../../../src/contract/match'
import { type Api, codeOf } from './api'

/** Why an attempt failed: a code, null where no answer came; when it was made, and how long it took (milliseconds). */
export type Failure = { readonly code: string | null; readonly sentAt: number; readonly ms: number }

type Flight = { readonly attempt: number; readonly sending: AbortController; timer?: NodeJS.Timeout }

export type Sender = {
  /** To be called with every change of what has no answer. */
  readonly send: (unanswered: readonly Act[]) => void
  /** There is a new connection: what is still on its way is taken for lost. */
  readonly again: (unanswered: readonly Act[]) => void
  readonly failures: readonly Failure[]
  /** How often a command was sent again. */
  readonly resent: () => number
  readonly stop: () => void
}

export type SenderEvents = {
  readonly onAnswer: (act: Act, seq: number) => void
  readonly onRefusal: (act: Act) => void
}

/** Sends commands until the server has taken or refused them, always with the id they were made with: as `useCommands`. */
export function createSender(api: Api, { onAnswer, onRefusal }: SenderEvents): Sender {
  const flights = new Map<string, Flight>()
  const failures: Failure[] = []
  let resent = 0

  function callOff({ timer, sending }: Flight): void {
    clearTimeout(timer)
    sending.abort()
  }

  async function send(act: Act, attempt: number): Promise<void> {
    const { commandId } = act
    const sentAt = Date.now()
    const flight: Flight = { attempt, sending: new AbortController() }
    flights.set(commandId, flight)
    const current = () => flights.get(commandId) === flight
    try {
      const { seq } = await api.match.act.mutate(act, { signal: flight.sending.signal })
      if (!current()) return
      flights.delete(commandId)
      onAnswer(act, seq)
    } catch (error) {
      if (!current()) return
      const code = codeOf(error)
      failures.push({ code, sentAt, ms: Date.now() - sentAt })
      if (code === null || code === 'tryAgain' || code === 'tooMany') {
        flight.timer = setTimeout(() => sendAgain(act, attempt + 1), backoff(attempt))
      } else {
        flights.delete(commandId)
        onRefusal(act)
      }
    }
  }

  function sendAgain(act: Act, attempt: number): void {
    resent += 1
    void send(act, attempt)
  }

  return {
    send(unanswered) {
      for (const act of unanswered) if (!flights.has(act.commandId)) void send(act, 0)
    },
    again(unanswered) {
      for (const act of unanswered) {
        const flight = flights.get(act.commandId)
        if (flight) callOff(flight)
        sendAgain(act, 0)
      }
    },
    failures,
    resent: () => resent,
    stop() {
      const last = [...flights.values()]
      flights.clear()
      for (const flight of last) callOff(flight)
    },
  }
}
