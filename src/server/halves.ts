import type { Metrics } from './metrics'

/** What the process's two halves, bundled apart, have in common. */
export type Halves = {
  /** Set by the process entry before a page is rendered. */
  metrics: Metrics | null
  /** What the half that renders pages holds open, to be called when the process stops. */
  closePages: () => Promise<void>
}

const holder = globalThis as typeof globalThis & { mugginsHalves?: Halves }

/** The one place where calls and pages meet within a process: a module is loaded once in each half, this is made once. */
export function halves(): Halves {
  holder.mugginsHalves ??= { metrics: null, closePages: async () => {} }
  return holder.mugginsHalves
}
