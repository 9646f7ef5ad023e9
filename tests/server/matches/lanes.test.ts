import { describe, expect, it } from 'vitest'
import { createLanes, type Running } from '../../../src/server/matches/lanes'

type Job = { readonly lane: string; readonly name: string }

/** Lanes whose groups are finished by hand, in any order. */
function openLanes(given: { groupSize?: number; groupsAtOnce?: number } = {}) {
  const begun: { names: string[]; answer: (name: string) => void; fail: (name: string) => void; end: () => void }[] = []
  const add = createLanes<Job, string>({
    laneOf: ({ lane }) => lane,
    groupSize: given.groupSize ?? 4,
    groupsAtOnce: given.groupsAtOnce ?? 1,
    run(jobs): Running<string> {
      const settlers = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>()
      let end = () => {}
      const shared = new Promise<void>((resolve) => {
        end = resolve
      })
      const answers = jobs.map(({ name }) => {
        return new Promise<string>((resolve, reject) => settlers.set(name, { resolve, reject }))
      })
      begun.push({
        names: jobs.map(({ name }) => name),
        answer: (name) => settlers.get(name)?.resolve(`${name} done`),
        fail: (name) => settlers.get(name)?.reject(new Error(`${name} failed`)),
        end,
      })
      return { answers, shared }
    },
  })
  return { add: (name: string) => add({ lane: name.slice(0, 1), name }), begun }
}

/** What is asked for in one turn of the event loop begins in the next. */
const aMoment = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('lanes', () => {
  it('begin together what was asked for together, one job of each lane', async () => {
    const { add, begun } = openLanes()
    for (const name of ['a1', 'a2', 'b1', 'c1']) void add(name)
    await aMoment()
    expect(begun.map(({ names }) => names)).toEqual([['a1', 'b1', 'c1']])
  })

  it('keep the order of a lane: its next job waits for the one before, though other lanes go on', async () => {
    const { add, begun } = openLanes({ groupsAtOnce: 2 })
    for (const name of ['a1', 'a2', 'b1']) void add(name)
    await aMoment()
    begun[0]?.answer('b1')
    begun[0]?.end()
    void add('b2')
    await aMoment()
    expect(begun.map(({ names }) => names)).toEqual([['a1', 'b1'], ['b2']])
    begun[0]?.answer('a1')
    await aMoment()
    expect(begun[2]?.names).toEqual(['a2'])
  })

  it('take turns: a lane with many jobs holds up no other', async () => {
    const { add, begun } = openLanes({ groupSize: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1']) void add(name)
    for (let group = 0; group < 3; group++) {
      await aMoment()
      for (const name of begun[group]?.names ?? []) begun[group]?.answer(name)
      begun[group]?.end()
      await aMoment()
    }
    expect(begun.map(({ names }) => names).slice(0, 3)).toEqual([['a1', 'b1'], ['c1', 'd1'], ['a2']])
  })

  it('answer each job by itself: one that fails, or takes longer, takes no other along', async () => {
    const { add, begun } = openLanes()
    const [quick, failing, slow] = [add('a1'), add('b1'), add('c1')]
    const outcome = failing.catch((error: Error) => error.message)
    await aMoment()
    begun[0]?.answer('a1')
    begun[0]?.fail('b1')
    expect(await quick).toBe('a1 done')
    expect(await outcome).toBe('b1 failed')
    begun[0]?.end()
    const next = add('a2')
    await aMoment()
    begun[1]?.answer('a2')
    expect(await next).toBe('a2 done')
    begun[0]?.answer('c1')
    expect(await slow).toBe('c1 done')
  })

  it('begin no more groups at once than they may', async () => {
    const { add, begun } = openLanes({ groupSize: 1, groupsAtOnce: 2 })
    for (const name of ['a1', 'b1', 'c1']) void add(name)
    await aMoment()
    expect(begun).toHaveLength(2)
    begun[1]?.end()
    await aMoment()
    expect(begun.map(({ names }) => names)).toEqual([['a1'], ['b1'], ['c1']])
  })
})
