import type { Fraction } from '../../support/chance'
import { dueTimes } from '../schedule'

/** Takes a turn that counts from `begun`; false when there is no longer one to take. */
export type Chance = (begun: number) => boolean

/** Who decides when a seat in turn acts. */
export class Loop {
  private readonly free: Chance[] = []
  private readonly backlog: number[] = []
  private timer: NodeJS.Timeout | undefined
  private mode: 'still' | 'closed' | 'open' = 'still'

  /** A seat is in turn. */
  offer(chance: Chance): void {
    if (this.mode === 'closed') chance(performance.now())
    else {
      this.free.push(chance)
      this.catchUp()
    }
  }

  /** Every seat acts as soon as it is in turn. */
  close(): void {
    this.mode = 'closed'
    for (const chance of this.free.splice(0)) chance(performance.now())
  }

  /** So many turns a second, by whichever seat has been in turn longest; a turn that finds none waits, and counts from when it was due. */
  open(rate: number, fraction: Fraction): void {
    this.mode = 'open'
    const start = performance.now()
    const times = dueTimes(rate, fraction)
    let next = start + times.next().value
    const wake = () => {
      const now = performance.now()
      for (; next <= now; next = start + times.next().value) this.backlog.push(next)
      this.catchUp()
      this.timer = setTimeout(wake, Math.max(0, next - performance.now()))
    }
    wake()
  }

  /** Nobody acts any more. */
  stop(): void {
    this.mode = 'still'
    clearTimeout(this.timer)
    this.backlog.length = 0
  }

  private catchUp(): void {
    while (this.backlog.length > 0 && this.free.length > 0) {
      const [due = 0] = this.backlog
      if (this.free.shift()?.(due)) this.backlog.shift()
    }
  }
}
