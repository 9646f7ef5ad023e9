import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FOLDER, RATE, SOUNDS, wavOf } from '../../../src/client/feel/makeSounds.mjs'
import { SOUND_NAMES } from '../../../src/client/feel/sounds'

it('there is a file for every sound, and none besides', () => {
  expect(fs.readdirSync(FOLDER).sort()).toEqual(SOUND_NAMES.map((name) => `${name}.wav`).sort())
})

it.each(SOUND_NAMES)('%s is what its source makes: short, small, heard, never cut off', (name) => {
  const wave = SOUNDS[name]?.() ?? new Float64Array()
  const file = fs.readFileSync(path.join(FOLDER, `${name}.wav`))
  expect(file.equals(wavOf(wave))).toBe(true)
  expect(file.length).toBeLessThanOrEqual(20 * 1024)
  expect(wave.length / RATE).toBeLessThan(0.7)
  const peak = Math.max(...wave.map(Math.abs))
  expect(peak).toBeGreaterThan(0.2)
  expect(peak).toBeLessThan(1)
})
