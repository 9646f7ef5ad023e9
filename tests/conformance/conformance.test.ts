import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { replayLines } from '../../src/record/lines'

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

describe('conformance records replay to exactly what is expected, byte for byte', () => {
  it('are there', () => expect(names.length).toBeGreaterThanOrEqual(24))

  it.each(names)('%s', (name) => {
    const lines = [...replayLines(JSON.parse(read(name)))].map((line) => `${line}\n`)
    expect(lines.join('')).toBe(read(name.replace('.json', '.expected')))
  })
})
