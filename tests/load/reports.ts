import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../src/server/start/root.mjs'

// `npm run load:reports`: makes the reports in `reports/` anew, all or those named, and prints the README's table of them.

const RUNS = {
  closed: { title: 'closed loop, 200 matches', words: [] },
  open: { title: 'open loop, 200 matches, 200 turns/s', words: ['--rate', '200'] },
  processes: { title: 'two processes, closed loop, 200 matches', words: ['--processes', '2'] },
  idle: { title: '2,000 idle sockets, 200 matches, 50 turns/s', words: ['--idle', '2000'] },
  memory: { title: '10,000 turns, closed loop, 40 matches', words: ['--matches', '40', '--turns', '10000'] },
} as const

type Name = keyof typeof RUNS
type Times = { readonly p50: number; readonly p99: number }
type Report = {
  readonly turnsPerSecond: number
  readonly ackMs: Times
  readonly seenMs: Times
  readonly errors: number
  readonly serverCpuPer1000: number
  readonly databaseCpuPer1000: number
  readonly generatorCpuPer1000: number
  readonly rssMb: number
  readonly kbPerSocket?: number
  readonly without?: { readonly ackMs: Times }
  readonly heapKbPer1000?: number
}

const fileOf = (name: Name) => path.join(import.meta.dirname, 'reports', `${name}.json`)

function make(name: Name): void {
  const command = ['--import', 'tsx', 'tests/load/load.ts', ...RUNS[name].words]
  const { status, signal, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) {
    console.error(`load: the run "${name}" ended with ${status ?? signal}`)
    process.exit(status ?? 1)
  }
  const file = fileOf(name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(JSON.parse(String(stdout)), null, 2)}\n`)
}

function lastOf({ rssMb, kbPerSocket, without, heapKbPer1000 }: Report): string {
  if (kbPerSocket !== undefined) return `${kbPerSocket} KB a socket; p99 without them ${without?.ackMs.p99} ms`
  if (heapKbPer1000 !== undefined) return `heap ${heapKbPer1000} KB for 1,000 turns in the later half`
  return `${rssMb} MB`
}

function rowOf(name: Name): string {
  const report = JSON.parse(fs.readFileSync(fileOf(name), 'utf8')) as Report
  const times = ({ p50, p99 }: Times) => `${p50}, ${p99} ms`
  const cpu = [report.serverCpuPer1000, report.databaseCpuPer1000, report.generatorCpuPer1000].join(', ')
  const { turnsPerSecond, ackMs, seenMs, errors } = report
  const cells = [RUNS[name].title, turnsPerSecond, times(ackMs), times(seenMs), errors, cpu, lastOf(report)]
  return `| ${cells.join(' | ')} |`
}

const names = Object.keys(RUNS) as Name[]
const wanted = names.filter((name) => process.argv.length === 2 || process.argv.includes(name))
for (const name of wanted) make(name)
console.log(
  '| run | turns/s | act → acknowledged p50, p99 | act → seen p50, p99 | errors | CPU s per 1,000 turns: server, database, generator | memory |',
)
console.log('|---|---|---|---|---|---|---|')
for (const name of names) if (fs.existsSync(fileOf(name))) console.log(rowOf(name))
