import { expect, it } from 'vitest'
import { feelIn, USUAL_FEEL } from '../../../src/client/feel/feelSettings'

it.each([
  [null, USUAL_FEEL],
  ['not JSON', USUAL_FEEL],
  ['[]', USUAL_FEEL],
  ['null', USUAL_FEEL],
  ['{"volume":7,"muted":"yes","oneTap":true,"other":1}', { ...USUAL_FEEL, oneTap: true }],
  ['{"volume":0,"muted":true,"haptics":false}', { ...USUAL_FEEL, volume: 0, muted: true, haptics: false }],
])('of what is kept, %s, what makes sense is taken', (text, feel) => {
  expect(feelIn(text)).toEqual(feel)
})
