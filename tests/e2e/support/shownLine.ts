import { expect } from '@playwright/test'

export type EndName = 'left' | 'right' | 'up' | 'down'

/** An end of the line: its pips, and what it counts. */
type Tip = { readonly pips: number; readonly counts: number }

/**
 * The line as a page tells it, kept by the rules alone (R3, R4): doubles at an end count both halves, a lone tile counts
 * once; with a spinner the first double opens two more arms once its sides are covered, and counts nothing then.
 */
export class ShownLine {
  private readonly tips = new Map<EndName, Tip>()
  /** The spinner's pips and the ends at which it still lies outermost. */
  private spinner: { readonly pips: number; readonly bare: Set<EndName> } | null = null

  constructor(private readonly branches: boolean) {}

  private get lone(): boolean {
    return this.tips.size === 0
  }

  /** The ends where a tile may be joined, with their pips. */
  get open(): ReadonlyMap<EndName, number> {
    const open = new Map([...this.tips].map(([end, { pips }]) => [end, pips]))
    if (this.spinner?.bare.size === 0)
      for (const end of ['up', 'down'] as const) if (!open.has(end)) open.set(end, this.spinner.pips)
    return open
  }

  /** Adds a tile and gives the count. `end` is undefined for the first one, `value` what it is said to join. */
  place(tile: string, end?: EndName, value?: number): number {
    const [high = 0, low = 0] = tile.split('-').map(Number)
    const double = high === low
    const tip = (pips: number): Tip => ({ pips, counts: double ? 2 * pips : pips })
    if (end === undefined) {
      expect(this.lone, `${tile} needs an end`).toBe(true)
      this.tips.set('left', tip(high)).set('right', tip(low))
      if (double && this.branches) this.spinner = { pips: high, bare: new Set(['left', 'right']) }
      return high + low
    }
    const pips = this.open.get(end)
    expect(pips, `${tile} joins an open end`).toBeDefined()
    if (value !== undefined) expect(pips, `${tile} joins the ${end} end`).toBe(value)
    expect([high, low], `${tile} fits ${pips}`).toContain(pips)
    this.tips.set(end, tip(high === pips ? low : high))
    this.spinner?.bare.delete(end)
    if (double && this.branches && !this.spinner) this.spinner = { pips: high, bare: new Set([end]) }
    return [...this.tips.values()].reduce((sum, { counts }) => sum + counts, 0)
  }

  /** What the count would be after one more tile. */
  after(tile: string, end?: EndName): number {
    const copy = new ShownLine(this.branches)
    for (const [at, tip] of this.tips) copy.tips.set(at, tip)
    copy.spinner = this.spinner && { ...this.spinner, bare: new Set(this.spinner.bare) }
    return copy.place(tile, end)
  }
}
