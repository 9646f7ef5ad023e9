/**
 * Runs `work` at once when asked, then at most every `everyMs` milliseconds however often it is asked, one run at a time;
 * what is asked meanwhile is done by one more run. `onError` hears failures.
 */
export function coalesced(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): { readonly ask: () => void; readonly stop: () => void } {
  let asked = false
  let resting = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    resting = true
    asked = false
    await work().catch(onError)
    if (stopped) return
    timer = setTimeout(() => {
      resting = false
      if (asked) void run()
    }, everyMs)
  }

  return {
    ask() {
      asked = true
      if (!resting && !stopped) void run()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
