/** Something asked for, and how its asker is told. */
type Waiting<Job, Answer> = {
  readonly job: Job
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** A group under way: an answer for each job, in their order, and when what they share is over. */
export type Running<Answer> = { readonly answers: readonly Promise<Answer>[]; readonly shared: Promise<unknown> }

export type LanesOptions<Job, Answer> = {
  /** Jobs of one lane are done one after the other, in the order in which they came. */
  readonly laneOf: (job: Job) => string
  /** Does a group, no two of one lane. */
  readonly run: (jobs: readonly Job[]) => Running<Answer>
  readonly groupSize: number
  readonly groupsAtOnce: number
}

/**
 * Gathers jobs into groups: whatever waits when a group begins goes with it, so that a quiet house answers at once and a
 * busy one shares its commits. The lanes take turns: many jobs in one hold up no other.
 */
export function createLanes<Job, Answer>(options: LanesOptions<Job, Answer>): (job: Job) => Promise<Answer> {
  const { laneOf, run, groupSize, groupsAtOnce } = options
  const lanes = new Map<string, Waiting<Job, Answer>[]>()
  const busy = new Set<string>()
  let running = 0
  let asked = false

  /** The first of each lane that is free; a lane goes to the end of the line when it was served. */
  function nextGroup(): [lane: string, Waiting<Job, Answer>][] {
    const group: [string, Waiting<Job, Answer>][] = []
    for (const [lane, queue] of lanes) {
      if (group.length === groupSize) break
      if (busy.has(lane)) continue
      const first = queue.shift()
      lanes.delete(lane)
      if (first) group.push([lane, first])
      if (queue.length > 0) lanes.set(lane, queue)
      busy.add(lane)
    }
    return group
  }

  function begin(group: readonly [lane: string, Waiting<Job, Answer>][]): void {
    running += 1
    const { answers, shared } = run(group.map(([, { job }]) => job))
    for (const [index, [lane, { resolve, reject }]] of group.entries()) {
      const free = () => {
        busy.delete(lane)
        if (lanes.has(lane)) ask()
      }
      const answer = answers[index] ?? Promise.reject(new Error('a job was left undone'))
      answer.then(resolve, reject).finally(free)
    }
    const over = () => {
      running -= 1
      pump()
    }
    shared.then(over, over)
  }

  function pump(): void {
    asked = false
    while (running < groupsAtOnce) {
      const group = nextGroup()
      if (group.length === 0) return
      begin(group)
    }
  }

  /** What comes in at the same moment goes together. */
  function ask(): void {
    if (!asked) setImmediate(pump)
    asked = true
  }

  return (job) =>
    new Promise((resolve, reject) => {
      const lane = laneOf(job)
      const queue = lanes.get(lane)
      if (queue) queue.push({ job, resolve, reject })
      else lanes.set(lane, [{ job, resolve, reject }])
      ask()
    })
}
