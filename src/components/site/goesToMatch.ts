/** Tables, where a match begins when everybody is ready. */
export function isTablePage(path: string): boolean {
  return path.startsWith('/table/') || path.startsWith('/t/')
}

/**
 * Whether a page leads its player to a match that has just begun. Whoever was seen waiting goes from lobby and table
 * always, from elsewhere if the page is in sight. A pairing may be quicker than the news of the wish for it, so where
 * one can wish, sight is enough.
 */
export function goesToMatch(path: string, { waited, inSight }: { waited: boolean; inSight: boolean }): boolean {
  const waiting = path === '/lobby' || isTablePage(path)
  return waited ? waiting || inSight : inSight && (waiting || path === '/')
}
