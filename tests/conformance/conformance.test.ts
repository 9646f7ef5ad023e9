import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { replayLines } from '../../src/record/lines'

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

// Records with claims wait for the engine to play them (R6).
const playable = names.filter((name) => {
  const { rules } = JSON.parse(read(name)) as { rules?: { claims?: string } }
  return (rules?.claims ?? 'automatic') === 'automatic'
})

describe('conformance records replay to exactly what is expected, byte for byte', () => {
  it('are there', () => expect(playable.length).toBeGreaterThanOrEqual(16))

  it.each(playable)('%s', (name) => {
    const lines = [...replayLines(JSON.parse(read(name)))].map((line) => `${line}\n`)
    expect(lines.join('')).toBe(read(name.replace('.json', '.expected')))
  })
})
