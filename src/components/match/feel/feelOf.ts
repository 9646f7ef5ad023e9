import type { SoundName } from '../../../client/feel/sounds'
import type { Step } from '../../../client/match/steps'
import { countShown } from '../../../engine/view/claims'

/** What new steps are heard and felt as: sounds in their order, and how long the device trembles, in milliseconds; 0 not at all. */
export type Feel = { readonly sounds: readonly SoundName[]; readonly trembleMs: number }

const ORDER: readonly SoundName[] = ['draw', 'place', 'score', 'muggins', 'end', 'turn']
const TREMBLE_MS = { turn: 30, score: 60 }

function soundsOfStep({ event, view }: Step): SoundName[] {
  switch (event.type) {
    case 'tilePlaced':
      // Nothing tells that there were points before they are claimed (R6.5).
      return event.points > 0 && countShown(view) ? ['place', 'score'] : ['place']
    case 'tileDrawn':
      return ['draw']
    case 'mugginsCalled':
      return event.points > 0 ? ['muggins'] : []
    case 'matchEnded':
      return ['end']
    default:
      return []
  }
}

function isInTurn({ view }: Step, seat: number): boolean {
  return view.phase === 'playing' && view.round?.turn?.seat === seat && !view.seats[seat]?.left
}

/**
 * How the steps after `before` are heard at a seat (null for a watcher): each sound once, however many came at once. While
 * nobody looks only that it is one's turn.
 */
export function feelOf(steps: readonly Step[], before: number, seat: number | null, looking: boolean): Feel {
  const fresh = steps.slice(before)
  const last = fresh.at(-1)
  const previous = steps[before - 1]
  const called = seat !== null && last && isInTurn(last, seat) && !(previous && isInTurn(previous, seat))
  const heard = new Set<SoundName>(looking ? fresh.flatMap(soundsOfStep) : [])
  if (called) heard.add('turn')
  const scored = seat !== null && fresh.some(({ event }) => event.type === 'tilePlaced' && event.seat === seat)
  const trembleMs = called ? TREMBLE_MS.turn : scored && heard.has('score') ? TREMBLE_MS.score : 0
  return { sounds: ORDER.filter((sound) => heard.has(sound)), trembleMs }
}
