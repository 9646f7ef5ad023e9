/** Work that nobody waits for until the process stops. */
export type Background = {
  /** A failure goes to `onError`: what was to be done is made good later, it must not end the process. */
  readonly run: (work: Promise<unknown>, onError: (error: unknown) => void) => void
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>
}

export function createBackground(): Background {
  const underWay = new Set<Promise<unknown>>()
  return {
    run(work, onError) {
      const done = work.catch(onError).finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
