/** Somebody who waits for an opponent. Times are milliseconds since 1970. */
export type Waiting = { readonly playerId: string; readonly rating: number; readonly since: number }

export type Pair = readonly [Waiting, Waiting]

/** Whether two people may not meet, whatever their ratings; the same either way round. */
export type Barred = (one: string, other: string) => boolean

const WINDOW_START = 100
const WINDOW_STEP = 25
const WINDOW_STEP_MS = 5_000
const WINDOW_MAX = 500

/** How far apart in rating an opponent may be after so many milliseconds: ±100, wider by 25 every 5 s, up to ±500. */
export function windowAfter(waitedMs: number): number {
  return Math.min(WINDOW_MAX, WINDOW_START + WINDOW_STEP * Math.floor(Math.max(0, waitedMs) / WINDOW_STEP_MS))
}

type Link = Waiting & { readonly window: number; lower: Link | null; higher: Link | null; paired: boolean }

/** Those who wait, each linked to the next lower and the next higher rating. */
function linked(waiting: readonly Waiting[], now: number): Link[] {
  const links = waiting.map((who): Link => {
    return { ...who, window: windowAfter(now - who.since), lower: null, higher: null, paired: false }
  })
  links.sort((a, b) => a.rating - b.rating || a.since - b.since || (a.playerId < b.playerId ? -1 : 1))
  for (const [index, link] of links.entries()) {
    link.lower = links[index - 1] ?? null
    link.higher = links[index + 1] ?? null
  }
  return links
}

function unlink(link: Link): void {
  link.paired = true
  if (link.lower) link.lower.higher = link.higher
  if (link.higher) link.higher.lower = link.lower
}

function fits(a: Link, b: Link, barred: Barred): boolean {
  return (
    a.playerId !== b.playerId &&
    Math.abs(a.rating - b.rating) <= Math.min(a.window, b.window) &&
    !barred(a.playerId, b.playerId)
  )
}

/** The nearest in rating that fits, looking outwards on both sides; of two as near, the one who has waited longer. */
function nearest(seeker: Link, barred: Barred): Link | null {
  const search = (step: (link: Link) => Link | null) => {
    let link = step(seeker)
    while (link && !fits(seeker, link, barred)) {
      if (Math.abs(link.rating - seeker.rating) > seeker.window) return null
      link = step(link)
    }
    return link
  }
  const lower = search((link) => link.lower)
  const higher = search((link) => link.higher)
  if (!lower || !higher) return lower ?? higher
  const gap = seeker.rating - lower.rating - (higher.rating - seeker.rating)
  if (gap !== 0) return gap < 0 ? lower : higher
  return lower.since <= higher.since ? lower : higher
}

/**
 * Pairs those who wait in one pool. Whoever has waited longest chooses first, and takes the nearest in rating whose
 * window and own window both allow it. Nobody is paired twice, with oneself or with somebody barred, and no two who could be
 * paired are left.
 */
export function pairUp(waiting: readonly Waiting[], now: number, barred: Barred = () => false): Pair[] {
  const links = linked(waiting, now)
  const byWait = [...links].sort((a, b) => a.since - b.since || (a.playerId < b.playerId ? -1 : 1))
  const pairs: Pair[] = []
  for (const seeker of byWait) {
    if (seeker.paired) continue
    const opponent = nearest(seeker, barred)
    if (!opponent) continue
    unlink(seeker)
    unlink(opponent)
    pairs.push([bare(seeker), bare(opponent)])
  }
  return pairs
}

const bare = ({ playerId, rating, since }: Link): Waiting => ({ playerId, rating, since })
