import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Rooms } from '../../src/client/rooms'
import type { Room, WatchAnswer } from '../../src/contract/socket'

function wire() {
  const sent: string[] = []
  const answers: ((answer: WatchAnswer) => void)[] = []
  const state = { connected: true }
  const rooms = new Rooms({
    connected: () => state.connected,
    watch: (room, answer) => {
      sent.push(`watch ${room.kind}`)
      answers.push(answer)
    },
    unwatch: (room) => sent.push(`unwatch ${room.kind}`),
  })
  return { sent, answers, state, rooms }
}

const lobby: Room = { kind: 'lobby' }

describe('watched rooms', () => {
  it('are left with their last watcher only', () => {
    const { sent, rooms } = wire()
    const [first, second] = [rooms.watch(lobby, () => {}), rooms.watch(lobby, () => {})]
    first()
    expect(sent).not.toContain('unwatch lobby')
    second()
    expect(sent.at(-1)).toBe('unwatch lobby')
    second()
    expect(sent.filter((line) => line.startsWith('unwatch'))).toHaveLength(1)
  })

  it('are asked for again at every connection, and each watcher hears the answer', () => {
    const { sent, answers, state, rooms } = wire()
    state.connected = false
    const heard: WatchAnswer[] = []
    rooms.watch(lobby, (answer) => heard.push(answer))
    expect(sent).toEqual([])
    state.connected = true
    rooms.renew()
    rooms.renew()
    expect(sent).toEqual(['watch lobby', 'watch lobby'])
    for (const answer of answers) answer({ ok: true })
    expect(heard).toHaveLength(2)
  })

  it('are forgotten once left, so that a late answer is not heard', () => {
    const { sent, answers, rooms } = wire()
    const heard: WatchAnswer[] = []
    rooms.watch(lobby, (answer) => heard.push(answer))()
    answers[0]?.({ ok: true })
    rooms.renew()
    expect(heard).toEqual([])
    expect(sent).toEqual(['watch lobby', 'unwatch lobby'])
  })
})

describe('a room that could not be entered just then', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for again until the page is let in', async () => {
    const { sent, answers, rooms } = wire()
    const heard: WatchAnswer[] = []
    rooms.watch(lobby, (answer) => heard.push(answer))
    for (const asked of [1, 2, 3]) {
      expect(sent).toHaveLength(asked)
      answers.at(-1)?.({ ok: false, code: 'tryAgain' })
      await vi.advanceTimersByTimeAsync(4_000)
    }
    answers.at(-1)?.({ ok: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(4)
    expect(heard.at(-1)).toEqual({ ok: true })
  })

  it('is not asked for again once left, or where it is closed', async () => {
    const { sent, answers, rooms } = wire()
    const leave = rooms.watch(lobby, () => {})
    answers.at(-1)?.({ ok: false, code: 'tryAgain' })
    leave()
    rooms.watch({ kind: 'match', matchId: 'm' }, () => {})
    answers.at(-1)?.({ ok: false, code: 'notFound' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual(['watch lobby', 'unwatch lobby', 'watch match'])
  })
})
