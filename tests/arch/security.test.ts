import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/server/start/root.mjs'
import { read } from '../support/sources'

const rows = read('src/SECURITY.md')
  .split('\n')
  .filter((line) => /^\| (?!threat|-)/.test(line))
const cited = (row: string) => [...row.matchAll(/`(tests\/[^`]+)` “(.+?)”(?=[,\s])/g)]

/** Whether a file has a test of this title, as it stands in the source. */
function hasTest(file: string, title: string): boolean {
  return existsSync(path.join(root, file)) && [`'${title}'`, `"${title}"`].some((quoted) => read(file).includes(quoted))
}

describe('src/SECURITY.md', () => {
  it('names threats, each with what answers it and with tests', () => {
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      expect(
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().length > 0),
      ).toEqual([true, true, true])
      expect(cited(row).length, row).toBeGreaterThan(0)
    }
  })

  it.each(rows.flatMap((row) => cited(row).map(([, file = '', title = '']) => [file, title] as const)))(
    'cites a test that there is: %s “%s”',
    (file, title) => {
      expect(hasTest(file, title)).toBe(true)
    },
  )

  it('would be caught citing one that there isn’t', () => {
    expect(hasTest('tests/arch/security.test.ts', ['no such', 'title'].join(' '))).toBe(false)
    expect(hasTest('tests/arch/none.test.ts', 'names threats')).toBe(false)
  })
})
