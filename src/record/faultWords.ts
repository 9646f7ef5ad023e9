import type { Fault, Place } from './fault'

/** Says a message of the namespace `fault` in some language. */
export type SayFault = (key: string, values: Readonly<Record<string, string | number>>) => string

function placeWords(say: SayFault, place: NonNullable<Place>): string {
  if (typeof place === 'string') return say(`place.${place}`, {})
  const { round, action } = place
  return action === null ? say('place.round', { round }) : say('place.action', { round, action })
}

/** A fault in words, place and rule included: `round 2, action 7: seat 1 may not pass: 3-1 can be placed (R5.1)`. */
export function faultWords(say: SayFault, { place, key, values, rule }: Fault): string {
  const bare = say(`what.${key}`, values)
  const what = rule === null ? bare : say('ruled', { what: bare, rule })
  return place === null ? what : say('located', { place: placeWords(say, place), what })
}
