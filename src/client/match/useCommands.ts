'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Act, ActAnswer } from '../../contract/match'
import { useConnection } from '../socket'
import { errorData, useTRPCClient } from '../trpc'

type Outcome = {
  readonly onAnswer: (act: Act, answer: ActAnswer) => void
  readonly onRefusal: (act: Act, error: unknown) => void
}

const FIRST_RETRY_MS = 800
const LAST_RETRY_MS = 5000

/** How long to wait before the same command is sent again; null when the server has said no for good. */
function retryDelay(error: unknown, attempt: number): number | null {
  const data = errorData(error)
  if (data?.code === 'tooMany' && data.retryAfterS) return data.retryAfterS * 1000
  if (data && data.code !== 'tryAgain') return null
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt)
}

/**
 * Sends every unanswered command, one attempt at a time each, always with the id it was made with, until the server has
 * taken or refused it: at once, after a pause when the server was out of reach, and at each reconnection.
 */
export function useCommands(unanswered: readonly Act[], outcome: Outcome): void {
  const client = useTRPCClient()
  const connection = useConnection()
  const latest = useRef(outcome)
  const flights = useRef(new Map<string, { attempt: number; timer: ReturnType<typeof setTimeout> | null }>())
  useEffect(() => {
    latest.current = outcome
  })

  const send = useCallback(
    (act: Act, attempt: number) => {
      flights.current.set(act.commandId, { attempt, timer: null })
      client.match.act.mutate(act).then(
        (answer) => {
          flights.current.delete(act.commandId)
          latest.current.onAnswer(act, answer)
        },
        (error: unknown) => {
          const delay = retryDelay(error, attempt)
          if (delay === null) {
            flights.current.delete(act.commandId)
            latest.current.onRefusal(act, error)
          } else if (flights.current.has(act.commandId)) {
            const timer = setTimeout(() => send(act, attempt + 1), delay)
            flights.current.set(act.commandId, { attempt, timer })
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
    for (const [id, { timer }] of flights.current) {
      if (wanted.has(id) || !timer) continue
      clearTimeout(timer)
      flights.current.delete(id)
    }
  }, [unanswered, send])

  useEffect(() => {
    if (connection !== 'connected') return
    for (const act of waiting.current) {
      const flight = flights.current.get(act.commandId)
      if (!flight?.timer) continue
      clearTimeout(flight.timer)
      send(act, 0)
    }
  }, [connection, send])

  useEffect(() => {
    const pending = flights.current
    return () => {
      for (const { timer } of pending.values()) if (timer) clearTimeout(timer)
      pending.clear()
    }
  }, [])
}
