import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, keepConnected } from '../../src/client/keepConnected'

/** A socket in the hands of a test, and the browser around it. */
function scene() {
  const events = new EventEmitter()
  const heard: (() => void)[] = []
  const socket = Object.assign(events, {
    connected: false,
    attempts: 0,
    cuts: 0,
    connect() {
      socket.attempts += 1
    },
    disconnect() {
      if (socket.connected) socket.lose('io client disconnect')
    },
    io: {
      engine: {
        close() {
          socket.cuts += 1
          socket.lose('transport close')
        },
      },
    },
    onAny: (listener: () => void) => heard.push(listener),
    offAny: () => {},
    come() {
      socket.connected = true
      events.emit('connect')
    },
    lose(reason: string) {
      socket.connected = false
      events.emit('disconnect', reason)
    },
    push(name: string, told: unknown) {
      for (const listener of heard) listener()
      events.emit(name, told)
    },
  })
  const states: Connection[] = []
  const stop = keepConnected(socket as never, (state) => states.push(state))
  return { socket, states, stop }
}

describe('a page and its connection', () => {
  const page = new EventEmitter()
  const browser = { onLine: true, visibilityState: 'visible' }
  const target = {
    addEventListener: page.on.bind(page),
    removeEventListener: page.off.bind(page),
    get visibilityState() {
      return browser.visibilityState
    },
  }
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(browser, { onLine: true, visibilityState: 'visible' })
    vi.stubGlobal('window', target)
    vi.stubGlobal('document', target)
    vi.stubGlobal('navigator', browser)
  })
  afterEach(() => {
    page.removeAllListeners()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each(['transport close', 'io server disconnect', 'ping timeout'])('comes back after %s', (reason) => {
    const { socket, states } = scene()
    socket.come()
    socket.lose(reason)
    expect(states.at(-1)).toBe('reconnecting')
    vi.advanceTimersByTime(1_000)
    expect(socket.attempts).toBe(2)
    socket.come()
    expect(states.at(-1)).toBe('connected')
    vi.advanceTimersByTime(60_000)
    expect(socket.attempts).toBe(2)
  })

  it('tries on, however often it is refused, at most three seconds apart', () => {
    const { socket } = scene()
    for (let attempt = 1; attempt < 20; attempt++) {
      expect(socket.attempts).toBe(attempt)
      socket.emit('connect_error', new Error('refused'))
      vi.advanceTimersByTime(3_000)
    }
  })

  it('gives an attempt up that hangs', () => {
    const { socket, states } = scene()
    vi.advanceTimersByTime(6_000)
    expect(states.at(-1)).toBe('reconnecting')
    vi.advanceTimersByTime(1_000)
    expect(socket.attempts).toBe(2)
  })

  it('comes back at once when the network or the reader does', () => {
    const { socket, states } = scene()
    socket.come()
    browser.onLine = false
    page.emit('offline')
    expect(states.at(-1)).toBe('offline')
    browser.onLine = true
    page.emit('online')
    expect(socket.attempts).toBe(2)
    socket.emit('connect_error', new Error('refused'))
    page.emit('visibilitychange')
    expect(socket.attempts).toBe(3)
  })

  it('stays away once its session has ended', () => {
    const { socket } = scene()
    socket.come()
    socket.push('session:ended', undefined)
    socket.lose('io server disconnect')
    vi.advanceTimersByTime(60_000)
    expect(socket.attempts).toBe(1)
  })

  it('says what keeps the server from taking commands', () => {
    const { socket, states } = scene()
    socket.come()
    socket.push('server:trouble', 'database')
    socket.push('server:trouble', null)
    socket.push('server:trouble', 'stopping')
    socket.lose('transport close')
    socket.come()
    expect(states).toEqual(['connected', 'database', 'connected', 'restarting', 'restarting', 'connected'])
  })

  it('makes a new connection where the heartbeats of a match have stopped to come, more and more rarely', () => {
    const { socket } = scene()
    socket.come()
    vi.advanceTimersByTime(60_000)
    expect(socket.cuts).toBe(0) // no match is watched
    for (const [at, patience] of [8_000, 16_000, 32_000, 60_000].entries()) {
      socket.push('match:seq', {})
      vi.advanceTimersByTime(patience - 1_000)
      expect(socket.cuts).toBe(at)
      vi.advanceTimersByTime(1_000)
      expect(socket.cuts).toBe(at + 1)
      socket.come()
    }
    vi.advanceTimersByTime(61_000)
    socket.push('match:seq', {})
    vi.advanceTimersByTime(8_000)
    expect(socket.cuts).toBe(5)
  })

  it('expects no heartbeat from a server that says its database is gone', () => {
    const { socket } = scene()
    socket.come()
    socket.push('match:seq', {})
    socket.push('server:trouble', 'database')
    vi.advanceTimersByTime(60_000)
    expect(socket.cuts).toBe(0)
  })
})
