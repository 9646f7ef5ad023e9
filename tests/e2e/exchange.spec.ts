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

test('pages of two matches that differ only in tiles hidden from their reader are the same, byte for byte', async () => {
  test.setTimeout(180_000)
  const [first, second] = await Promise.all(
    ([0, 1] as const).map((run) => play(run, test.info().outputPath(`${run}.json`))),
  )
  expect(first?.html.length).toBeGreaterThan(30)
  expect(second?.html).toEqual(first?.html)
  expect(second?.live).toEqual(first?.live)
  // What the comparison is worth: to the other player the two matches do look different.
  expect(second?.others).not.toEqual(first?.others)
  expect(second?.others.length).toBe(first?.others.length)
})
