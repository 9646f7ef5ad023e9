import { useSyncExternalStore } from 'react'

/** How the table feels in this browser: sounds from 0 to 1, whether the device may tremble, what taps and single keys do. */
export type FeelSettings = {
  readonly volume: number
  readonly muted: boolean
  readonly haptics: boolean
  /** A tile with one place to go is placed by the first tap. */
  readonly oneTap: boolean
  /** Letters and digits mean something at the table; who speaks to the computer may not want that (WCAG 2.1.4). */
  readonly singleKeys: boolean
}

export const USUAL_FEEL: FeelSettings = { volume: 0.6, muted: false, haptics: true, oneTap: false, singleKeys: true }

const KEY = 'muggins.feel'
const listeners = new Set<() => void>()
let held: FeelSettings | null = null

/** What is kept, as far as it can be made sense of; what can't is as usual. */
export function feelIn(text: string | null): FeelSettings {
  let kept: Readonly<Record<string, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = { ...parsed }
  } catch {
    // Somebody else's, or broken.
  }
  const flag = (name: 'muted' | 'haptics' | 'oneTap' | 'singleKeys') => {
    const value = kept[name]
    return typeof value === 'boolean' ? value : USUAL_FEEL[name]
  }
  const { volume } = kept
  const loud = typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : USUAL_FEEL.volume
  return {
    volume: loud,
    muted: flag('muted'),
    haptics: flag('haptics'),
    oneTap: flag('oneTap'),
    singleKeys: flag('singleKeys'),
  }
}

/** The settings of this browser as they are now. */
export function readFeel(): FeelSettings {
  if (held) return held
  try {
    held = feelIn(window.localStorage.getItem(KEY))
  } catch {
    held = USUAL_FEEL
  }
  return held
}

export function changeFeel(change: Partial<FeelSettings>): void {
  held = { ...readFeel(), ...change }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(held))
  } catch {
    // A browser that keeps nothing: it then holds for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab's change.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return
    held = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The settings of this browser; the usual ones while the page is rendered. */
export function useFeel(): FeelSettings {
  return useSyncExternalStore(subscribe, readFeel, () => USUAL_FEEL)
}
