// Makes the sounds of the table, from nothing but arithmetic: `npm run sounds` writes them to public/sounds, the same
// bytes each time.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const RATE = 16_000

/** Noise that is the same each time: a linear congruential generator, from −1 to 1. */
function noiseSource() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** @param {number} seconds @param {(t: number) => number} wave */
function render(seconds, wave) {
  return Float64Array.from({ length: Math.round(seconds * RATE) }, (_, at) => wave(at / RATE))
}

/** @param {Float64Array[]} layers @returns {Float64Array} all of them at once, as long as the longest */
function mixed(layers) {
  const length = Math.max(...layers.map((layer) => layer.length))
  return Float64Array.from({ length }, (_, at) => layers.reduce((sum, layer) => sum + (layer[at] ?? 0), 0))
}

/** @param {Float64Array} layer @param {number} seconds */
function later(layer, seconds) {
  const silence = Math.round(seconds * RATE)
  return Float64Array.from({ length: silence + layer.length }, (_, at) =>
    at < silence ? 0 : (layer[at - silence] ?? 0),
  )
}

/** A knock on wood: three of its resonances, dying away at once. @param {number} pitch @param {number} loudness */
function knock(pitch, loudness) {
  const noise = noiseSource()
  return render(0.11, (t) => {
    const body =
      Math.sin(2 * Math.PI * pitch * t) * Math.exp(-t * 62) +
      0.6 * Math.sin(2 * Math.PI * pitch * 2.31 * t) * Math.exp(-t * 95) +
      0.35 * Math.sin(2 * Math.PI * pitch * 4.07 * t) * Math.exp(-t * 140)
    return loudness * (body + 0.5 * noise() * Math.exp(-t * 420))
  })
}

/** A struck bar, as of a marimba. @param {number} pitch in hertz @param {number} seconds @param {number} loudness */
function bar(pitch, seconds, loudness) {
  return render(seconds, (t) => {
    const rise = Math.min(1, t / 0.004)
    const tone =
      Math.sin(2 * Math.PI * pitch * t) * Math.exp((-t * 5) / seconds) +
      0.28 * Math.sin(2 * Math.PI * pitch * 3.93 * t) * Math.exp((-t * 14) / seconds)
    return loudness * rise * tone
  })
}

/** A tile drawn over felt: noise that is let through low, then higher, with a small knock at its end. */
function slide() {
  const noise = noiseSource()
  let low = 0
  const rustle = render(0.16, (t) => {
    low += (noise() - low) * (0.12 + 0.5 * (t / 0.16))
    return 0.55 * low * Math.sin((Math.PI * t) / 0.16) ** 2
  })
  return mixed([rustle, later(knock(640, 0.28), 0.13)])
}

const [c, e, g, high] = [523.25, 659.26, 783.99, 1046.5]

/** @type {Readonly<Record<string, () => Float64Array>>} */
export const SOUNDS = {
  place: () => mixed([knock(480, 0.5), later(knock(700, 0.2), 0.028)]),
  draw: slide,
  score: () => mixed([bar(g, 0.4, 0.4), later(bar(high, 0.42, 0.42), 0.08)]),
  turn: () => mixed([bar(e, 0.26, 0.34), later(bar(e, 0.26, 0.2), 0.12)]),
  muggins: () => mixed([bar(high, 0.2, 0.4), later(bar(g, 0.2, 0.42), 0.1), later(bar(c, 0.4, 0.5), 0.2)]),
  end: () =>
    mixed([
      bar(c, 0.4, 0.32),
      later(bar(e, 0.36, 0.3), 0.085),
      later(bar(g, 0.36, 0.3), 0.17),
      later(mixed([bar(high, 0.36, 0.32), bar(c, 0.36, 0.22)]), 0.255),
    ]),
}

/** @param {Float64Array} wave from −1 to 1 @returns {Buffer} a WAV file: one channel, 16 bits */
export function wavOf(wave) {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + wave.length * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(wave.length * 2, 40)
  const fade = Math.round(0.006 * RATE)
  const samples = Buffer.alloc(wave.length * 2)
  for (const [at, sample] of wave.entries()) {
    const out = Math.min(1, (wave.length - at) / fade)
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample * out)) * 32_767), at * 2)
  }
  return Buffer.concat([header, samples])
}

export const FOLDER = fileURLToPath(new URL('../../../public/sounds', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fs.mkdirSync(FOLDER, { recursive: true })
  for (const [name, make] of Object.entries(SOUNDS)) fs.writeFileSync(path.join(FOLDER, `${name}.wav`), wavOf(make()))
}
