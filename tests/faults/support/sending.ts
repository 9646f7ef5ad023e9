import { backoff } from '../../../src/client/backoff'
import { createSender, type Sender } from '../../../src/client/match/sender'
import type { Act } from '../../../src/contract/match'
import { type Api, codeOf } from './api'

/** Why an attempt failed: a code, null where no answer came; when it was made, and how long it took (milliseconds). */
export type Failure = { readonly code: string | null; readonly sentAt: number; readonly ms: number }

type Outcome = {
  readonly onAnswer: (act: Act, seq: number) => void
  readonly onRefusal: (act: Act) => void
}

const PASSING: readonly (string | null)[] = [null, 'tryAgain', 'tooMany']

/** The page's own sender over an `api`, and what it went through: its failures, and how often it sent something again. */
export function recordedSender(api: Api, { onAnswer, onRefusal }: Outcome) {
  const failures: Failure[] = []
  const sent = new Set<string>()
  let resent = 0
  const sender: Sender = createSender({
    async send(act, signal) {
      if (sent.has(act.commandId)) resent += 1
      sent.add(act.commandId)
      const sentAt = Date.now()
      try {
        return await api.match.act.mutate(act, { signal })
      } catch (error) {
        if (!signal.aborted) failures.push({ code: codeOf(error), sentAt, ms: Date.now() - sentAt })
        throw error
      }
    },
    retryIn: (attempt, error) => (PASSING.includes(codeOf(error)) ? backoff(attempt) : null),
    onAnswer: (act, { seq }) => onAnswer(act, seq),
    onDelay: () => {},
    onRefusal,
  })
  return { ...sender, failures, resent: () => resent }
}
