'use client'

import { useEffect, useRef, useState } from 'react'
import type { Act, ActAnswer } from '../../contract/match'
import { isPassing, retryDelay } from '../callErrors'
import { useConnection } from '../socket'
import { useTRPCClient } from '../trpc'
import { createSender } from './sender'

type Outcome = {
  readonly onAnswer: (act: Act, answer: ActAnswer) => void
  /** The server could not take it; it will be sent again. */
  readonly onDelay: () => void
  readonly onRefusal: (act: Act, error: unknown) => void
}

/**
 * Sends every unanswered command until the server has taken or refused it: at once, after a pause when the server was
 * out of reach, and at each reconnection.
 */
export function useCommands(unanswered: readonly Act[], outcome: Outcome): void {
  const client = useTRPCClient()
  const connection = useConnection()
  const latest = useRef(outcome)
  useEffect(() => {
    latest.current = outcome
  })
  const [sender] = useState(() =>
    createSender({
      send: (act, signal) => client.match.act.mutate(act, { signal }),
      retryIn: (attempt, error) => (isPassing(error) ? retryDelay(attempt, error) : null),
      onAnswer: (act, answer) => latest.current.onAnswer(act, answer),
      onDelay: () => latest.current.onDelay(),
      onRefusal: (act, error) => latest.current.onRefusal(act, error),
    }),
  )
  useEffect(() => sender.send(unanswered), [sender, unanswered])

  const before = useRef(connection)
  useEffect(() => {
    if (connection === 'connected' && before.current !== 'connected') sender.again()
    before.current = connection
  }, [sender, connection])

  useEffect(() => () => sender.stop(), [sender])
}
