import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

type Written = { readonly html: string[]; readonly live: string[]; readonly others: string[] }

/** Plays one of the two matches in a server of its own and gives what its pages said. */
async function play(run: 0 | 1, file: string): Promise<Written> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/exchangePages.ts', String(run), file])
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, output).toBe(0)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The steps at which two matches' pages are not the same, each with what stands there. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  expect(other.length).toBe(one.length)
  return one.flatMap((text, step) => {
    const against = other[step] ?? ''
    if (text === against) return []
    const at = [...text].findIndex((letter, index) => letter !== against[index])
    const around = (whole: string) => whole.slice(Math.max(0, at - 80), Math.max(0, at) + 120)
    return [`${step}: ${around(text)} | ${around(against)}`]
  })
}

test('pages of two matches that differ only in tiles hidden from their reader are the same, byte for byte', async () => {
  test.setTimeout(300_000)
  const [first, second] = await Promise.all([
    play(0, test.info().outputPath('0.json')),
    play(1, test.info().outputPath('1.json')),
  ])
  expect(first.html.length).toBeGreaterThan(30)
  expect(differences(first.html, second.html)).toEqual([])
  expect(differences(first.live, second.live)).toEqual([])
  // What the comparison is worth: to the other player the two matches do look different.
  expect(differences(first.others, second.others)).not.toEqual([])
})
