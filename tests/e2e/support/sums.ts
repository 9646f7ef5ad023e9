import { expect, type Page } from '@playwright/test'
import { type EndName, ShownLine } from './shownLine'

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

export const worth = (count: number) => (count > 0 && count % 5 === 0 ? count : 0)
const toFive = (pips: number) => Math.round(pips / 5) * 5
const signed = (points: number) => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`)

const ENDS: Readonly<Record<string, EndName>> = {
  left: 'left',
  right: 'right',
  'upper arm’s': 'up',
  'lower arm’s': 'down',
}
/** The name that the rules give an end for the words that the page calls it by. */
export const endCalled = (words: string | undefined): EndName | undefined => (words ? ENDS[words] : undefined)

const WHERE = '(\\d-\\d)(?: on the (left|right|upper arm’s|lower arm’s) (\\d))?'
const SAID = '(?:, saying (nothing|\\d+)( – wrong)?)?'
const SCORED = '(?:: (\\d[\\d+ =]*?))?(?:, (\\d+) points)?\\.(?: (\\d+) points were missed\\.)?$'
const PLACED = new RegExp(`^(.+?) plays? ${WHERE}${SAID}${SCORED}`)
const BY_CLOCK = new RegExp(`^Time is up for (.+?): ${WHERE}${SAID}${SCORED}`)
const MUGGINS = /^(.+?) calls? Muggins! (\d+)(?:: (.+?), (\d+) points| – wrong)\.$/

/** How a match is scored, as far as its log shows it. */
export type Scoring = {
  readonly own: string
  /** The names of each side's players; each alone when not given. */
  readonly sides?: readonly (readonly string[])[]
  readonly spinner?: boolean
  readonly award?: boolean
  /** Whether a block's winner is awarded the others' pips less its own. */
  readonly net?: boolean
}

/** What a log says, recomputed from its placements and opened hands alone. */
export type Audit = {
  readonly scores: Readonly<Record<string, number>>
  readonly placements: number
  readonly rounds: number
  /** The ends that tiles were joined to. */
  readonly ends: ReadonlySet<EndName>
}

/** What is said to be left of a side: its pips, checked, with the sum's rounded end and what follows it. */
function leftoverIn(entry: string, side: string): { pips: number; rounded: number; change: string } | null {
  const found = new RegExp(`(?:^|[.] )${side}: ([\\d, -]+): ([\\d+= →]+?)(?:, ([−+±]\\d+))?\\.`).exec(entry)
  if (!found) return null
  const [, tiles = '', sum = '', change = ''] = found
  const pips = tiles.split(', ').reduce((all, tile) => all + Number(tile[0]) + Number(tile[2]), 0)
  const [added = '', rounded = String(pips)] = sum.split(' → ')
  expect(checkSum(added), entry).toBe(pips)
  return { pips, rounded: Number(rounded), change }
}

function auditDebit(entry: string, sides: readonly string[], out: string | null, scores: Record<string, number>) {
  for (const side of sides) {
    const left = leftoverIn(entry, side)
    if (!left) expect(side, entry).toBe(out) // nothing left
    if (!left) continue
    expect(left.rounded, entry).toBe(toFive(left.pips))
    expect(left.change, entry).toBe(signed(-toFive(left.pips)))
    scores[side] = (scores[side] ?? 0) - toFive(left.pips)
  }
}

function auditAward(
  entry: string,
  sides: readonly string[],
  { out, net }: { out: string | null; net: boolean },
  scores: Record<string, number>,
) {
  const pips = sides.map((side) => leftoverIn(entry, side)?.pips ?? 0)
  const fewest = Math.min(...pips)
  const winners = out === null ? sides.filter((_, at) => pips[at] === fewest) : [out]
  const winner = winners.length === 1 ? (winners[0] ?? null) : null
  const off = out === null && net ? fewest : 0
  const total = sides.reduce((sum, side, at) => (side === winner ? sum : sum + (pips[at] ?? 0)), -off)
  const found = / ([^.]+?) scores? ([\d+= →−]+), \+(\d+)\.$/.exec(entry)
  if (!winner || toFive(total) === 0) return expect(found, entry).toBeNull()
  const [, named, sum = '', award] = found ?? []
  const [added = '', rounded = added] = sum.split(' → ')
  expect([named, Number(award), Number(rounded.split(' = ').at(-1))], entry).toEqual([
    winner,
    toFive(total),
    toFive(total),
  ])
  if (off > 0) expect(added, entry).toMatch(new RegExp(` − ${off} = ${total}$`))
  else expect(checkSum(added), entry).toBe(total)
  scores[winner] = (scores[winner] ?? 0) + toFive(total)
}

/** Checks every sum and every point of a log by the rules. */
export function auditLog(entries: readonly string[], names: readonly string[], scoring: Scoring): Audit {
  const { own, spinner = false, award = false, net = false } = scoring
  const groups = scoring.sides ?? names.map((name) => [name])
  const sides = groups.map((group) => group.join(' & '))
  const called = (who: string) => (/^you$/i.test(who) ? own : who)
  const sideOf = (name: string) => sides[groups.findIndex((group) => group.includes(name))] ?? ''
  const scores: Record<string, number> = Object.fromEntries(sides.map((side) => [side, 0]))
  const ends = new Set<EndName>()
  const settle = (entry: string, out: string | null) =>
    award ? auditAward(entry, sides, { out, net }, scores) : auditDebit(entry, sides, out, scores)
  let [line, placements, rounds, count] = [new ShownLine(spinner), 0, 0, 0]
  for (const entry of entries) {
    if (/^Round \d+: /.test(entry)) {
      line = new ShownLine(spinner)
      rounds += 1
    }
    const out = /^(.+?) go(?:es)? out\./.exec(entry)?.[1] ?? null
    if (out !== null || entry.startsWith('The round is blocked.'))
      settle(entry, out === null ? null : sideOf(called(out)))
    const [, caller, named, taken, stolen] = MUGGINS.exec(entry) ?? []
    if (caller && stolen) {
      expect([checkSum(taken ?? ''), Number(named), Number(stolen)], entry).toEqual([count, count, worth(count)])
      scores[sideOf(called(caller))] = (scores[sideOf(called(caller))] ?? 0) + Number(stolen)
    } else if (caller) expect(Number(named), entry).not.toBe(worth(count))
    const found = PLACED.exec(entry) ?? BY_CLOCK.exec(entry)
    if (!found) continue
    const [, who = '', tile = '', where, value, said, wrong, sum, points = '0', missed] = found
    const end = endCalled(where)
    if (end) ends.add(end)
    count = line.place(tile, end, value === undefined ? undefined : Number(value))
    if (sum !== undefined) expect(checkSum(sum), entry).toBe(count)
    const right = said === undefined || Number(said) === worth(count)
    expect(Number(points), entry).toBe(right ? worth(count) : 0)
    expect(Boolean(wrong), entry).toBe(said !== undefined && said !== 'nothing' && Number(said) !== worth(count))
    if (missed) expect([Number(missed), points], entry).toEqual([worth(count), '0'])
    expect(names).toContain(called(who))
    const side = sideOf(called(who))
    scores[side] = (scores[side] ?? 0) + Number(points)
    placements += 1
  }
  return { scores, placements, rounds, ends }
}

/** The log as the page shows it, an entry a text. Its words come a little later than the table. */
export async function readLog(page: Page): Promise<string[]> {
  const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await entries.first().waitFor({ state: 'attached' })
  return entries.evaluateAll((items) =>
    items.map((item) => (item.querySelector('span')?.textContent ?? '').replaceAll('\u00a0', ' ')),
  )
}
