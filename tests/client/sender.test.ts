import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSender } from '../../src/client/match/sender'
import type { Act, ActAnswer } from '../../src/contract/match'

type Attempt = {
  readonly id: string
  readonly signal: AbortSignal
  readonly answer: (seq: number) => Promise<void>
  readonly fail: (why: 'lost' | 'refused') => Promise<void>
}

const act = (commandId: string): Act => ({
  matchId: 'm',
  commandId,
  expectedSeq: 3,
  command: { type: 'ready', seat: 0 },
})

/** A sender, what it attempts and what it tells; what fails as lost is tried again after a second for each failure. */
function sending() {
  const attempts: Attempt[] = []
  const told: string[] = []
  const sender = createSender({
    send: ({ commandId }, signal) =>
      new Promise<ActAnswer>((resolve, reject) => {
        attempts.push({
          id: commandId,
          signal,
          answer: async (seq) => resolve({ seq }),
          fail: async (why) => reject(why),
        })
      }),
    retryIn: (attempt, error) => (error === 'lost' ? 1_000 * (attempt + 1) : null),
    onAnswer: ({ commandId }, { seq }) => told.push(`${commandId} ${seq}`),
    onDelay: ({ commandId }) => told.push(`${commandId} later`),
    onRefusal: ({ commandId }) => told.push(`${commandId} refused`),
  })
  const [a, b] = [act('a'), act('b')]
  return { attempts, told, sender, a, b, ids: () => attempts.map(({ id }) => id).join('') }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a sender of commands', () => {
  it('sends each once, in their order, however often it is told of them', async () => {
    const { attempts, told, sender, a, b, ids } = sending()
    sender.send([a])
    sender.send([a, b])
    expect(ids()).toBe('ab')
    await attempts[0]?.answer(4)
    await attempts[1]?.fail('refused')
    sender.send([])
    expect(told).toEqual(['a 4', 'b refused'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends one that is lost again with the same id, later each time, until it is answered', async () => {
    const { attempts, told, sender, a, ids } = sending()
    sender.send([a])
    await attempts[0]?.fail('lost')
    await vi.advanceTimersByTimeAsync(999)
    expect(ids()).toBe('a')
    await vi.advanceTimersByTimeAsync(1)
    expect(ids()).toBe('aa')
    await attempts[1]?.fail('lost')
    await vi.advanceTimersByTimeAsync(2_000)
    await attempts[2]?.answer(9)
    expect(told).toEqual(['a later', 'a later', 'a 9'])
  })

  it('forgets what a push has shown to be taken, though its answer is lost', async () => {
    const { attempts, told, sender, a, ids } = sending()
    sender.send([a])
    sender.send([])
    await attempts[0]?.fail('lost')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([ids(), told]).toEqual(['a', []])
  })

  it('still hears the answer, or the refusal, of what a push has settled meanwhile', async () => {
    const { attempts, told, sender, a, b } = sending()
    sender.send([a, b])
    sender.send([])
    await attempts[0]?.answer(7)
    await attempts[1]?.fail('refused')
    expect(told).toEqual(['a 7', 'b refused'])
  })

  it('waits for no next attempt of what is wanted no more', async () => {
    const { attempts, sender, a, ids } = sending()
    sender.send([a])
    await attempts[0]?.fail('lost')
    sender.send([])
    expect(vi.getTimerCount()).toBe(0)
    sender.again()
    expect(ids()).toBe('a')
  })

  it('takes for lost what is under way when there is a new connection, and hears only the new attempt', async () => {
    const { attempts, told, sender, a, ids } = sending()
    sender.send([a])
    sender.again()
    expect([ids(), attempts[0]?.signal.aborted, attempts[1]?.signal.aborted]).toEqual(['aa', true, false])
    await attempts[0]?.fail('lost')
    await attempts[1]?.answer(5)
    expect([told, vi.getTimerCount()]).toEqual([['a 5'], 0])
  })

  it('sends nothing once it is stopped, and calls nothing off that may still arrive', async () => {
    const { attempts, told, sender, a, b, ids } = sending()
    sender.send([a, b])
    await attempts[0]?.fail('lost')
    sender.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    await attempts[1]?.answer(6)
    expect([ids(), attempts[1]?.signal.aborted, told]).toEqual(['ab', false, ['a later']])
  })
})
