import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/server/start/root.mjs'
import { codeOf, read, sourceFiles } from '../support/sources'

const LIMIT = 300
const TOP = [
  ...['.ci', '.config', '.dockerignore', '.gitignore', 'Dockerfile', 'README.md', 'docker-compose.yml'],
  ...['next.config.mjs', 'package-lock.json', 'package.json', 'prisma', 'public', 'src', 'tests', 'tsconfig.json'],
]

const matching = (pattern: RegExp, folder = /^src\//) =>
  sourceFiles.filter((file) => folder.test(file) && pattern.test(codeOf(file)))

it('no file grows past 300 lines', () => {
  const long = sourceFiles
    .filter((file) => !/^src\/(messages|data)\/|\.data\.ts$|\/data\//.test(file))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LIMIT)
  expect(long).toEqual([])
})

it('no file only passes on what others export', () => {
  const barrels = sourceFiles.filter((file) => {
    const rest = codeOf(file).replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
    // Next's route files have to give their handlers under the names that Next looks for.
    return /export/.test(codeOf(file)) && rest.trim() === '' && !/\/route\.ts$/.test(file)
  })
  expect(barrels).toEqual([])
})

it('what comes later keeps only its own place empty, never the whole page', () => {
  // Without either, Next wraps it in nothing, and what is around waits for it.
  const calls = sourceFiles.flatMap((file) =>
    codeOf(file)
      .split(/= dynamic\(/)
      .slice(1)
      .map((rest) => `${file}: ${rest.slice(0, rest.search(/\n\n|\nconst /))}`),
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call) => !/\b(ssr: false|loading: )/.test(call))).toEqual([])
})

it('nothing is typed any', () => {
  expect(matching(/(:|\bas|<|,|\|)\s*any\b(?!\s*[:'"`])/)).toEqual([])
})

it('no chance outside the streams', () => {
  expect(matching(/\bMath\s*(\.|\[\s*['"])\s*random\b/)).toEqual([])
})

it('no time and no chance of their own in the pure folders', () => {
  const pure = /^src\/(engine|rating|bots|chance|contract)\//
  expect(
    matching(/\b(Date\.now|new Date|Date\(|performance\.now|setTimeout|setInterval|randomUUID|randomBytes)\b/, pure),
  ).toEqual([])
})

it('the top level holds only what a tool insists on', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const top = new Set(
    tracked
      .split('\n')
      .filter(Boolean)
      .map((file) => file.split(path.posix.sep)[0]),
  )
  expect([...top].filter((entry) => !TOP.includes(entry ?? ''))).toEqual([])
})
