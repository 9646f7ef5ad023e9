/** Something that runs again and again, one run at a time, until it is stopped. */
export type Repeated = {
  /** The next run comes at once, or right after the present one. */
  readonly hurry: () => void
  /** No further run; resolves when the present one is done. */
  readonly stop: () => Promise<void>
}

/** Repeats `work`, which never fails and says after how many milliseconds it wants to run again. */
export function repeat(work: () => Promise<number>): Repeated {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let hurried = false
  let stopped = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    hurried = false
    const pause = await work()
    running = null
    if (!stopped) timer = setTimeout(start, hurried ? 0 : pause)
  }
  function start(): void {
    running ??= run()
  }

  start()
  return {
    hurry() {
      hurried = true
      if (!running && !stopped) start()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
