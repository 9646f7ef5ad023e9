import type { Act, ActAnswer } from '../../contract/match'

type Ways = {
  readonly send: (act: Act, signal: AbortSignal) => Promise<ActAnswer>
  /** How long to wait before the next attempt, in milliseconds, after `attempt` failed ones before; null: it was refused. */
  readonly retryIn: (attempt: number, error: unknown) => number | null
  readonly onAnswer: (act: Act, answer: ActAnswer) => void
  /** The server could not take it; it will be sent again. */
  readonly onDelay: (act: Act) => void
  readonly onRefusal: (act: Act, error: unknown) => void
}

export type Sender = {
  /** To be called with every change of what has no answer. */
  readonly send: (unanswered: readonly Act[]) => void
  /** There is a new connection: what is still on its way is taken for lost, and sent anew. */
  readonly again: () => void
  /** Nothing is sent any more. What is under way goes on: it may still arrive. */
  readonly stop: () => void
}

/** A command on its way: the attempt that is made, or the timer until the next. */
type Flight = { sending: AbortController | null; timer?: ReturnType<typeof setTimeout> }

function callOff({ sending, timer }: Flight): void {
  clearTimeout(timer)
  sending?.abort()
}

/**
 * Sends commands, one attempt at a time each, always with the id they were made with, until the server has taken or
 * refused them, or a push has shown that it took them.
 */
export function createSender({ send, retryIn, onAnswer, onDelay, onRefusal }: Ways): Sender {
  const flights = new Map<string, Flight>()
  let wanted = new Map<string, Act>()

  function attempt(act: Act, before: number): void {
    const { commandId } = act
    const sending = new AbortController()
    const flight: Flight = { sending }
    flights.set(commandId, flight)
    const current = () => flights.get(commandId) === flight
    send(act, sending.signal).then(
      (answer) => {
        if (!current()) return
        flights.delete(commandId)
        onAnswer(act, answer)
      },
      (error: unknown) => {
        if (!current()) return
        const pause = retryIn(before, error)
        if (pause !== null && wanted.has(commandId)) {
          flight.sending = null
          flight.timer = setTimeout(() => attempt(act, before + 1), pause)
          return onDelay(act)
        }
        flights.delete(commandId)
        if (pause === null) onRefusal(act, error)
      },
    )
  }

  return {
    send(unanswered) {
      wanted = new Map(unanswered.map((act) => [act.commandId, act]))
      for (const [id, act] of wanted) if (!flights.has(id)) attempt(act, 0)
      for (const [id, flight] of flights) {
        if (wanted.has(id) || flight.sending) continue
        callOff(flight)
        flights.delete(id)
      }
    },
    again() {
      for (const [id, act] of wanted) {
        const flight = flights.get(id)
        if (flight) callOff(flight)
        attempt(act, 0)
      }
    },
    stop() {
      for (const { timer } of flights.values()) clearTimeout(timer)
      flights.clear()
    },
  }
}
