import { KINDS, type Kind } from './exercise'

/** What has become of an exercise: solved, or its solution was looked at. */
export type Outcome = 'solved' | 'shown'
export type Progress = Readonly<Partial<Record<Kind, Outcome>>>

const KEY = 'learn-1'
const OUTCOMES: readonly unknown[] = ['solved', 'shown'] satisfies Outcome[]

/** What is kept, as far as it can be made sense of. */
function progressIn(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const fields: Readonly<Record<string, unknown>> = { ...kept }
    return Object.fromEntries(KINDS.flatMap((kind) => (OUTCOMES.includes(fields[kind]) ? [[kind, fields[kind]]] : [])))
  } catch {
    return {}
  }
}

/** The progress kept in this browser, and whether it keeps any. */
export function readProgress(): { readonly progress: Progress; readonly keeps: boolean } {
  try {
    return { progress: progressIn(window.localStorage.getItem(KEY)), keeps: true }
  } catch {
    return { progress: {}, keeps: false }
  }
}

export function keepProgress(progress: Progress): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A browser that keeps nothing is told so.
  }
}

/** An exercise's outcome is noted; what was solved stays so. */
export function withOutcome(progress: Progress, kind: Kind, outcome: Outcome): Progress {
  return progress[kind] === 'solved' ? progress : { ...progress, [kind]: outcome }
}

/** The first that is still open, the first of all where none is. */
export function firstOpen(progress: Progress): Kind {
  return KINDS.find((kind) => progress[kind] === undefined) ?? KINDS[0]
}
