import { expect, type Page } from '@playwright/test'

/** `2 + 8 = 10`, or a number alone: checks the sum and gives what it comes to. */
export function checkSum(text: string): number {
  expect(text).toMatch(/^\d+$|^\d+( \+ \d+)+ = \d+$/)
  const [summands = '', total = summands] = text.split(' = ')
  expect(
    summands.split(' + ').reduce((sum, one) => sum + Number(one), 0),
    text,
  ).toBe(Number(total))
  return Number(total)
}

const worth = (count: number) => (count > 0 && count % 5 === 0 ? count : 0)
const toFive = (pips: number) => Math.round(pips / 5) * 5

/** An end of the line: its pips, and what it counts. */
type Tip = { readonly pips: number; readonly counts: number }

/** The line as the log tells it, kept by the rules alone (R3, R4): two ends, doubles count both halves, a lone tile once. */
class Line {
  private ends: { left: Tip; right: Tip } | null = null

  place(tile: string, end: string | undefined, value: string | undefined): number {
    const [high = 0, low = 0] = tile.split('-').map(Number)
    const tip = (pips: number): Tip => ({ pips, counts: high === low ? 2 * pips : pips })
    if (!this.ends) {
      expect(end, 'the first tile needs no end').toBeUndefined()
      this.ends = { left: tip(high), right: tip(low) }
      return high + low
    }
    const at = end as 'left' | 'right'
    expect(this.ends[at].pips, `${tile} joins the ${at} end`).toBe(Number(value))
    expect([high, low]).toContain(Number(value))
    this.ends[at] = tip(high === Number(value) ? low : high)
    return this.ends.left.counts + this.ends.right.counts
  }
}

const PLACED = /^(.+?) plays? (\d-\d)(?: on the (left|right) (\d))?: (.+?)(?:, (\d+) points)?\.$/
const BY_CLOCK = /^Time is up for (.+?): (\d-\d)(?: on the (left|right) (\d))?: (.+?)(?:, (\d+) points)?\.$/

/** What a log says, recomputed from its placements and opened hands alone. */
export type Audit = {
  readonly scores: Readonly<Record<string, number>>
  readonly placements: number
  readonly rounds: number
}

function auditLeftovers(entry: string, names: readonly string[], scores: Record<string, number>, own: string): void {
  for (const name of names) {
    if (entry.startsWith(`${name === own ? 'You go' : `${name} goes`} out.`)) continue // nothing left
    const found = new RegExp(`${name}: ([\\d, -]+): ([\\d+= →]+), ([−+±]\\d+)\\.`).exec(entry)
    if (!found) throw new Error(`nothing of ${name} in "${entry}"`)
    const [, tiles = '', sum = '', change = ''] = found
    const held = tiles.split(', ').map((tile) => Number(tile[0]) + Number(tile[2]))
    const pips = held.reduce((all, one) => all + one, 0)
    const [added = '', rounded = String(pips)] = sum.split(' → ')
    expect(checkSum(added)).toBe(pips)
    expect(Number(rounded), entry).toBe(toFive(pips))
    expect(change, entry).toBe(toFive(pips) === 0 ? '±0' : `−${toFive(pips)}`)
    scores[name] = (scores[name] ?? 0) - toFive(pips)
  }
}

/** Checks every sum and every point of a log. `own` is who "you" are. */
export function auditLog(entries: readonly string[], names: readonly string[], own: string): Audit {
  const scores: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  let [line, placements, rounds] = [new Line(), 0, 0]
  for (const entry of entries) {
    if (/^Round \d+: /.test(entry)) {
      line = new Line()
      rounds += 1
    }
    if (/ go(?:es)? out\.|^The round is blocked\./.test(entry)) auditLeftovers(entry, names, scores, own)
    const found = PLACED.exec(entry) ?? BY_CLOCK.exec(entry)
    if (!found) continue
    const [, who = '', tile = '', end, value, sum = '', points = '0'] = found
    const count = checkSum(sum)
    expect(count, entry).toBe(line.place(tile, end, value))
    expect(Number(points), entry).toBe(worth(count))
    const name = /^you$/i.test(who) ? own : who
    expect(names).toContain(name)
    scores[name] = (scores[name] ?? 0) + Number(points)
    placements += 1
  }
  return { scores, placements, rounds }
}

/** The log as the page shows it, an entry a text. */
export async function readLog(page: Page): Promise<string[]> {
  const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  return entries.evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''))
}
