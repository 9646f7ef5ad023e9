'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Act, ActAnswer } from '../../contract/match'
import { useConnection } from '../socket'
import { isPassing, retryDelay, useTRPCClient } from '../trpc'

type Outcome = {
  readonly onAnswer: (act: Act, answer: ActAnswer) => void
  /** The server could not take it; it will be sent again. */
  readonly onDelay: () => void
  readonly onRefusal: (act: Act, error: unknown) => void
}

/** A command on its way: the attempt that is made, or the timer until the next. */
type Flight = { attempt: number; sending: AbortController | null; timer?: ReturnType<typeof setTimeout> }

function callOff({ sending, timer }: Flight): void {
  clearTimeout(timer)
  sending?.abort()
}

/**
 * Sends every unanswered command, one attempt at a time each, always with the id it was made with, until the server has
 * taken or refused it: at once, after a pause when the server was out of reach, and at each reconnection, when what is
 * still on its way is taken for lost.
 */
export function useCommands(unanswered: readonly Act[], outcome: Outcome): void {
  const client = useTRPCClient()
  const connection = useConnection()
  const latest = useRef(outcome)
  const flights = useRef(new Map<string, Flight>())
  useEffect(() => {
    latest.current = outcome
  })

  const send = useCallback(
    (act: Act, attempt: number) => {
      const { commandId } = act
      const sending = new AbortController()
      const flight: Flight = { attempt, sending }
      flights.current.set(commandId, flight)
      const current = () => flights.current.get(commandId) === flight
      client.match.act.mutate(act, { signal: sending.signal }).then(
        (answer) => {
          if (!current()) return
          flights.current.delete(commandId)
          latest.current.onAnswer(act, answer)
        },
        (error: unknown) => {
          if (!current()) return
          if (isPassing(error)) {
            latest.current.onDelay()
            flight.sending = null
            flight.timer = setTimeout(() => send(act, attempt + 1), retryDelay(attempt, error))
          } else {
            flights.current.delete(commandId)
            latest.current.onRefusal(act, error)
          }
        },
      )
    },
    [client],
  )

  const waiting = useRef(unanswered)
  useEffect(() => {
    waiting.current = unanswered
    for (const act of unanswered) if (!flights.current.has(act.commandId)) send(act, 0)
    const wanted = new Set(unanswered.map(({ commandId }) => commandId))
    for (const [id, flight] of flights.current) {
      if (wanted.has(id) || flight.sending) continue
      callOff(flight)
      flights.current.delete(id)
    }
  }, [unanswered, send])

  const connected = useRef(connection)
  useEffect(() => {
    const before = connected.current
    connected.current = connection
    if (connection !== 'connected' || before === 'connected') return
    for (const act of waiting.current) {
      const flight = flights.current.get(act.commandId)
      if (flight) callOff(flight)
      send(act, 0)
    }
  }, [connection, send])

  useEffect(() => {
    const pending = flights.current
    return () => {
      // What is under way goes on: it may still arrive.
      for (const { timer } of pending.values()) clearTimeout(timer)
      pending.clear()
    }
  }, [])
}
