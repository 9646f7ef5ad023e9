import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { jsonText } from '../../src/record/text'
import { recordOf } from '../../src/record/write'
import { root } from '../../src/server/start/root.mjs'
import { finishedMatch, receiptFor } from '../support/finished'
import type { Mutable } from '../support/mutation'
import { recordedRound, recordWith } from '../support/record'
import { startCommand } from '../support/table'

const folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
const start = startCommand(
  { roundLimit: 2 },
  { clock: { turnMs: 30_000, bankMs: 60_000 }, pace, seats: ['person', 'bot'] },
)
const match = finishedMatch({ seed: 4, start, habits: {} })
const record = recordOf(match)
const receipt = receiptFor(match, 0)

function file(name: string, content: unknown): string {
  const full = path.join(folder, name)
  writeFileSync(full, typeof content === 'string' ? content : jsonText(content as object))
  return full
}

/** The verify command as it is run from the shell. */
function verify(words: string[], input = '') {
  const command = [path.join(root, 'src/cli/run.mjs'), 'verify', ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, input, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

function changed(change: (record: Mutable) => void): Mutable {
  const copy = JSON.parse(jsonText(record)) as Mutable
  change(copy)
  return copy
}

const GOOD = [
  'rules: they match their hash',
  'commitment: it matches the secret',
  'seat 0: its bytes match its commitment',
  'seat 1: contributes nothing',
  'round 1: lot and deal match',
  'round 2: the deal matches',
  'play: it keeps the rules and comes to its result',
]

describe('the verify command', { timeout: 60_000 }, () => {
  it('says of everything whether it matches, a line for each round, the verdict last', () => {
    const { status, lines, stderr } = verify([file('good.json', record)])
    expect({ status, lines, stderr }).toEqual({
      status: 0,
      lines: [...GOOD, 'verdict: everything matches'],
      stderr: '',
    })
  })

  it('reads standard input, and a receipt', () => {
    const { status, lines } = verify(['-', '--receipt', file('receipt.json', receipt)], jsonText(record))
    expect(lines).toEqual([...GOOD, 'receipt: it fits', 'verdict: everything matches'])
    expect(status).toBe(0)
  })

  it('names the seat and the round whose tiles were changed', () => {
    const [hand = []] = record.rounds[1]?.hands ?? []
    const swapped = changed(({ rounds }) => rounds[1]?.hands[0]?.reverse())
    const { status, lines } = verify([file('swapped.json', swapped)])
    expect(lines).toContain(`round 2: the deal does not match: the hand of seat 0 should be ${hand.join(' ')}`)
    expect(lines.at(-1)).toBe('verdict: 1 thing does not match')
    expect(status).toBe(1)
  })

  it('finds a receipt of another match', () => {
    const other = { ...receipt, matchId: 'another', bytes: '0'.repeat(64) }
    const { status, lines } = verify([file('good.json', record), '--receipt', file('other.json', other)])
    expect(lines.filter((line) => line.startsWith('receipt: '))).toEqual([
      `receipt: the match is ${record.id}, but the receipt has another`,
      `receipt: what seat 0 contributed is ${receipt?.bytes}, but the receipt has ${'0'.repeat(64)}`,
      expect.stringContaining('receipt: the receipt itself is wrong: the commitment to its bytes at seat 0 is '),
    ])
    expect(status).toBe(1)
  })

  it.each<[string, unknown, string]>([
    ['a match on paper', recordWith([recordedRound([['5-0'], ['6-6']])]), 'has no deal: '],
    ['no JSON', '{"format":', 'is not JSON in UTF-8'],
    ['too much', ' '.repeat(2 * 1024 * 1024 + 1), 'is longer than 2 MiB'],
    ['no record', { format: 'pgn' }, 'format must be "muggins-record", not "pgn"'],
    ['a rule that there is not', changed(({ rules }) => Object.assign(rules, { dice: 2 })), 'rules: "dice" is not an'],
    [
      'a secret that is none',
      changed(({ deal }) => Object.assign(deal, { secret: 'x' })),
      'deal: secret must be 64 hex',
    ],
    ['no id', changed((record) => Object.assign(record, { id: null })), 'id: is missing'],
  ])('says in one line that there is nothing to verify: %s', (_, content, said) => {
    const name = file('bad.json', content)
    const { status, lines, stderr } = verify([name])
    expect(stderr.startsWith(`${name}: ${said}`)).toBe(true)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect({ status, lines }).toEqual({ status: 1, lines: [''] })
  })

  it('says so of a file that is not there, and of a receipt that is none', () => {
    const missing = path.join(folder, 'missing.json')
    expect(verify([missing]).stderr).toBe(`${missing}: cannot be read: ENOENT\n`)
    const good = file('good.json', record)
    const { status, stderr } = verify([good, '--receipt', good])
    expect(stderr).toBe(`${good}: format must be "muggins-receipt", not "muggins-record"\n`)
    expect(status).toBe(1)
  })

  it.each([[[]], [['one', 'two']], [['--recipe', 'x']]])('tells how it is used: %j', (words) => {
    const { status, stderr } = verify(words)
    expect(stderr).toMatch(/^usage: /)
    expect(status).toBe(1)
  })
})
