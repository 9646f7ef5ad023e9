import type { Notify, Random } from './deps'

/**
 * Loses a share of the notices on purpose, between a commit and its telling, so that tests see what makes a lost push
 * good. `share` is from 0, none, to 1, all.
 */
export function losing(notify: Notify, share: number, random: Pick<Random, 'fraction'>): Notify {
  if (share === 0) return notify
  return async (notices) => {
    const told = notices.filter(() => random.fraction() >= share)
    if (told.length > 0) await notify(told)
  }
}
