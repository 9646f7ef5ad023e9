import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { RuleSet } from '../../src/engine/board/rules'
import { jsonText } from '../../src/record/text'
import { recordOf, type WrittenRecord } from '../../src/record/write'
import { root } from '../../src/server/start/root.mjs'
import { finishedMatch } from './finished'
import { startCommand } from './table'

// `npm run bench:replay`: how long the replay command takes as a whole, npm's own start included. Prints JSON.

const MATCHES = 200
const ROUNDS = 10
const RUNS = 5

const RULES: readonly Partial<RuleSet>[] = [
  {},
  { seats: 3 },
  { settlement: 'award', spinner: 'first' },
  { settlement: 'award', claims: 'steal', reserve: 2 },
  { seats: 4, teams: true, settlement: 'award', spinner: 'first' },
]
const PACE = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }

function* records(): Generator<WrittenRecord> {
  for (let seed = 1, made = 0; made < MATCHES; seed++) {
    const rules = { ...RULES[seed % RULES.length], target: 100_000, roundLimit: ROUNDS }
    const start = startCommand(rules, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace: PACE })
    yield recordOf(finishedMatch({ seed, start, habits: {} }))
    made += 1
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-replay-'))
const file = (name: string, content: string) => {
  const full = path.join(folder, name)
  writeFileSync(full, content)
  return full
}

/** Seconds from the command's start to its end, at best and in the middle of some runs. */
function timed(files: readonly string[], status: number): { best: number; median: number } {
  const seconds = Array.from({ length: RUNS }, () => {
    const begun = performance.now()
    const ran = spawnSync('npm', ['run', '--silent', 'replay', '--', ...files], { cwd: root, maxBuffer: 2 ** 28 })
    if (ran.status !== status) throw new Error(`the command ended with ${ran.status}: ${ran.stderr}`)
    return Math.round(performance.now() - begun) / 1000
  }).sort((a, b) => a - b)
  return { best: seconds[0] ?? 0, median: seconds[RUNS >> 1] ?? 0 }
}

try {
  const texts = [...records()].map(jsonText)
  const files = texts.map((text, n) => file(`${n}.json`, text))
  const full = 2 * 1024 * 1024
  const garbage = {
    noise: file('noise.json', '\u2191x"{['.repeat(full).slice(0, full / 3)),
    brackets: file('brackets.json', '['.repeat(full)),
    rounds: file(
      'rounds.json',
      `${(texts[0] ?? '').split('"rounds"')[0]}"rounds": [${'{},'.repeat(full / 3 - 500)}{}]}`,
    ),
  }
  const garbageSeconds = Object.fromEntries(Object.entries(garbage).map(([name, one]) => [name, timed([one], 1)]))
  const report = {
    processors: availableParallelism(),
    matches: MATCHES,
    roundsEach: ROUNDS,
    bytes: texts.reduce((sum, text) => sum + text.length, 0),
    seconds: timed(files, 0),
    oneMatchSeconds: timed(files.slice(0, 1), 0),
    garbageSeconds,
  }
  console.log(JSON.stringify(report, null, 2))
} finally {
  rmSync(folder, { recursive: true })
}
