import type { Acknowledged, Played } from '../messages'

/** How long the last turns of a plan may take before they count as lost, in milliseconds. */
const PATIENCE = 10_000

/** A placement under way. Times are of this process's clock, in milliseconds. */
export type Turn = {
  /** When it was due, or sent where nothing was due. */
  readonly begun: number
  readonly tile: string
  acknowledged: boolean
  seen: boolean
}

/** Counts what happens; of turns those that begin within the measured time. */
export class Tally {
  readonly acknowledged: Acknowledged[] = []
  private from = Number.POSITIVE_INFINITY
  private to = Number.POSITIVE_INFINITY
  private turns = 0
  private ackMs: number[] = []
  private seenMs: number[] = []
  private forcedMs: number[] = []
  private errors: Record<string, number> = {}
  private stale = 0
  private resyncs = 0
  private events = 0
  private matchesEnded = 0
  private open = new Set<Turn>()
  private onTurn = (_turns: number) => {}

  /** From now on things count; `onTurn` hears how many turns are acknowledged. */
  begin(onTurn: (turns: number) => void): void {
    this.from = performance.now()
    this.to = Number.POSITIVE_INFINITY
    this.turns = this.stale = this.resyncs = this.events = this.matchesEnded = 0
    this.ackMs = []
    this.seenMs = []
    this.forcedMs = []
    this.onTurn = onTurn
  }

  end(): void {
    this.to = performance.now()
  }

  private get counting(): boolean {
    return this.from <= performance.now() && this.to === Number.POSITIVE_INFINITY
  }

  began(turn: Turn): void {
    if (turn.begun >= this.from && turn.begun < this.to) this.open.add(turn)
  }

  turnAcknowledged(turn: Turn): void {
    turn.acknowledged = true
    const now = performance.now()
    if (now >= this.from && now < this.to) {
      this.turns += 1
      this.onTurn(this.turns)
    }
    if (this.open.has(turn)) this.ackMs.push(now - turn.begun)
    this.settle(turn)
  }

  turnSeen(turn: Turn): void {
    turn.seen = true
    if (this.open.has(turn)) this.seenMs.push(performance.now() - turn.begun)
    this.settle(turn)
  }

  private settle(turn: Turn): void {
    if (turn.acknowledged && turn.seen) this.open.delete(turn)
  }

  turnFailed(turn: Turn): void {
    this.open.delete(turn)
  }

  /** Errors count from the beginning, not only within the measured time. */
  failed(code: string): void {
    this.errors[code] = (this.errors[code] ?? 0) + 1
  }

  overtaken(): void {
    if (this.counting) this.stale += 1
  }

  resynced(): void {
    if (this.counting) this.resyncs += 1
  }

  happened(events: number): void {
    if (this.counting) this.events += events
  }

  forcedBy(milliseconds: number): void {
    if (this.counting) this.forcedMs.push(milliseconds)
  }

  matchEnded(): void {
    if (this.counting) this.matchesEnded += 1
  }

  /** What was measured, once every turn that began in the time is through. */
  async result(): Promise<Played> {
    const deadline = performance.now() + PATIENCE
    while (this.open.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const turn of this.open) this.failed(turn.acknowledged ? 'unseen' : 'unanswered')
    this.open.clear()
    const { turns, ackMs, seenMs, forcedMs, errors, stale, resyncs, events, matchesEnded } = this
    return {
      turns,
      seconds: (this.to - this.from) / 1000,
      ackMs,
      seenMs,
      forcedMs,
      errors,
      stale,
      resyncs,
      events,
      matchesEnded,
    }
  }
}
