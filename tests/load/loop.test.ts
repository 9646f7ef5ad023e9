import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Loop } from './generator/loop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const middle = () => 0.5

it('in a closed loop a seat acts as soon as it is in turn, and those in turn before at once', () => {
  const loop = new Loop()
  const acted: string[] = []
  const offer = (name: string) => loop.offer(() => Boolean(acted.push(name)))
  offer('before')
  expect(acted).toEqual([])
  loop.close()
  offer('after')
  expect(acted).toEqual(['before', 'after'])
  loop.stop()
  offer('stopped')
  expect(acted).toEqual(['before', 'after'])
})

it('in an open loop a turn that finds nobody in turn counts from when it was due', () => {
  const loop = new Loop()
  const latencies: number[] = []
  const chance = (begun: number) => Boolean(latencies.push(Math.round(performance.now() - begun)))
  loop.open(10, middle)
  loop.offer(chance)
  vi.advanceTimersByTime(100)
  expect(latencies).toEqual([0])
  vi.advanceTimersByTime(200)
  loop.offer(chance)
  loop.offer(chance)
  expect(latencies).toEqual([0, 150, 50])
  loop.stop()
})

it('in an open loop a seat that has nothing to do any more takes no turn away', () => {
  const loop = new Loop()
  let acted = 0
  loop.offer(() => false)
  loop.offer(() => Boolean(++acted))
  loop.open(10, middle)
  vi.advanceTimersByTime(60)
  expect(acted).toBe(1)
  loop.stop()
})
