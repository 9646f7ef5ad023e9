import { type GivenFile, givenText } from '../record/givenFile'

const KEY = 'muggins:replay'

/** Keeps a record for this tab, so that it is still there after a reload. */
export function keepFile({ name, bytes }: GivenFile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, text: new TextDecoder().decode(bytes) }))
  } catch {
    // No room for it, or none allowed: it is there until the page is left.
  }
}

/** The record that was kept for this tab, null when there is none. */
export function keptFile(): GivenFile | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('text' in kept)) return null
    return givenText(String(kept.name), String(kept.text))
  } catch {
    return null
  }
}
