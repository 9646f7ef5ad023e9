import type { Pending } from './matchClient'

const keyOf = (matchId: string) => `muggins.wishes.${matchId}`

function isWish(value: unknown, matchId: string): value is Pending {
  const { act, at } = (value ?? {}) as Partial<Pending>
  return typeof at === 'number' && act?.matchId === matchId && typeof act.commandId === 'string' && Boolean(act.command)
}

/** The own commands of a match that had no answer yet when this tab was reloaded, or left the match. */
export function keptWishes(matchId: string): readonly Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(matchId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((value) => isWish(value, matchId)) : []
  } catch {
    return []
  }
}

/** Keeps the commands without an answer for as long as the tab lives, so that a reload sends them again under their ids. */
export function keepWishes(matchId: string, pending: readonly Pending[]): void {
  const open = pending.filter(({ acknowledged }) => acknowledged === null)
  try {
    if (open.length > 0) sessionStorage.setItem(keyOf(matchId), JSON.stringify(open))
    else sessionStorage.removeItem(keyOf(matchId))
  } catch {
    // Without storage a reload forgets what was never acknowledged.
  }
}
