import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = mkdtempSync(path.join(tmpdir(), 'replay-'))
const GOOD = path.join(import.meta.dirname, '0018.json')
const EXPECTED = readFileSync(path.join(import.meta.dirname, '0018.expected'), 'utf8')

afterAll(() => rmSync(FOLDER, { recursive: true }))

/** The replay command as it is run from the shell. */
function replay(files: string[], input = '', env: Record<string, string> = {}) {
  const command = [path.join(ROOT, 'src/cli/run.mjs'), 'replay', ...files]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, stderr }
}

function file(name: string, content: string | Buffer): string {
  const full = path.join(FOLDER, name)
  writeFileSync(full, content)
  return full
}

describe('the replay command', { timeout: 60_000 }, () => {
  it('prints the lines of a record and nothing else, also from standard input', () => {
    expect(replay(['-'], readFileSync(GOOD, 'utf8'))).toEqual({ status: 0, stdout: EXPECTED, stderr: '' })
  })

  it('finds files from where npm was called', () => {
    const env = { npm_lifecycle_event: 'replay', INIT_CWD: import.meta.dirname }
    expect(replay(['0018.json'], '', env)).toEqual({ status: 0, stdout: EXPECTED, stderr: '' })
  })

  it('tries each of several files behind a line that names it', () => {
    const broken = file('broken.json', '{"format":')
    const latin = file('latin.json', Buffer.from([0x22, 0xe9, 0x22]))
    const long = file('long.json', ' '.repeat(2 * 1024 * 1024 + 1))
    const missing = path.join(FOLDER, 'missing.json')
    const files = [broken, GOOD, latin, long, missing]
    const { status, stdout, stderr } = replay(files)
    expect(status).toBe(1)
    const [first, good, ...rest] = files.map((name) => `${JSON.stringify({ file: name })}\n`)
    expect(stdout).toBe([first, good, EXPECTED, ...rest].join(''))
    expect(stderr.trimEnd().split('\n')).toEqual([
      `${broken}: is not JSON in UTF-8`,
      `${latin}: is not JSON in UTF-8`,
      `${long}: is longer than 2 MiB`,
      `${missing}: cannot be read: ENOENT`,
    ])
  })

  it('tells how it is used when no file is named', () => {
    const { status, stderr } = replay([])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^usage: /)
  })
})
