import { emptyView, evolveView } from '../../engine/view/evolve'
import type { MatchView, ViewEvent, Viewer } from '../../engine/view/view'

/** An event with the view that it made. */
export type Step = { readonly event: ViewEvent; readonly view: MatchView }

/** A log as steps, each with the view after it. `known` are the steps of the log's beginning, worked out before. */
export function stepsOf(viewer: Viewer, events: readonly ViewEvent[], known: readonly Step[] = []): readonly Step[] {
  const kept = known.length <= events.length && known.every(({ event }, at) => event === events[at]) ? known : []
  if (kept.length === events.length) return kept
  const steps = [...kept]
  let view = steps.at(-1)?.view ?? emptyView(viewer)
  for (const event of events.slice(kept.length)) {
    view = evolveView(view, event)
    steps.push({ event, view })
  }
  return steps
}
