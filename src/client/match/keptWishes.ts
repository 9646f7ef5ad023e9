import type { Pending } from './matchClient'

const keyOf = (matchId: string) => `muggins.wishes.${matchId}`

/** The own commands of a match that had no answer yet when this tab was reloaded, or left the match. */
export function keptWishes(matchId: string): readonly Pending[] {
  try {
    // What was written by others is no list of these; the server looks at each anyway.
    const kept: readonly Pending[] = JSON.parse(sessionStorage.getItem(keyOf(matchId)) ?? '[]')
    return kept.filter(({ act }) => act.matchId === matchId)
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
