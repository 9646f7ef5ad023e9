import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GET } from '../../../src/app/api/matches/[id]/record/route'
import { verdictLines } from '../../../src/cli/verdictWords'
import type { RuleSet } from '../../../src/engine/board/rules'
import { verifyRecord } from '../../../src/record/verify'
import type { WrittenRecord } from '../../../src/record/write'
import { createServices, type Services } from '../../../src/server/services'
import { root } from '../../../src/server/start/root.mjs'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { seededFraction } from '../../support/chance'
import { testDatabase } from '../../support/database'
import { tableForm } from '../../support/house'
import { passTime, pickBy, playOn } from '../../support/playOut'
import { callerOf, newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'
import { logOf, type MatchWish, sealMatch, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'
import { unseal } from '../../support/unseal'

// A page's words need a request of Next's; here their names will do.
vi.mock('next-intl/server', () => ({ getTranslations: async () => (name: string) => name }))

const CLOCK = { turnMs: 30_000, bankMs: 0 }
const database = testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
  worker = createWorker(deps, services)
  Object.assign(globalThis, { mugginsNextServices: { deps, services } })
})
afterAll(async () => {
  await deps.close()
  rmSync(folder, { recursive: true })
})

const get = (id: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ id }) })
const ask = (id: string, headers: Record<string, string>) =>
  GET(new Request('http://localhost/', { headers }), { params: Promise.resolve({ id }) })
const statusOf = async (id: string) => {
  const response = await get(id)
  const { error, ...rest } = await response.json()
  return `${response.status} ${error ?? Object.keys(rest)[0]}`
}
const seal = (wish: MatchWish = {}) => sealMatch(deps, services.matches, wish)
const resign = (match: TestMatch, seat: number) => send(deps, services.matches, match, { type: 'resign', seat })
const play = (match: TestMatch, stop?: () => Promise<boolean>) =>
  playOn({ deps, matches: services.matches, worker, match, pick: pickBy(seededFraction(3)) }, stop)
const settled =
  ({ matchId }: TestMatch, rounds = 1) =>
  async () => {
    const { phase, sheet } = await stateOf(deps, matchId)
    return phase === 'settled' && sheet.length >= rounds
  }
const underWay =
  ({ matchId }: TestMatch) =>
  async () =>
    ((await stateOf(deps, matchId)).round?.line.length ?? 0) > 2

describe('what is asked of a record’s address', () => {
  it('is none of a match that runs, is sealed, or never began, whoever knows its id', async () => {
    const running = await startMatch(deps, services.matches)
    const sealed = await seal()
    expect(await statusOf(running.matchId)).toBe('403 matchNotOver')
    expect(await statusOf(sealed.matchId)).toBe('403 matchNotOver')
    deps.time.now += 600_000
    await services.matches.sealing.giveUpOverdue()
    expect(await statusOf(sealed.matchId)).toBe('404 notFound')
    expect((await get(sealed.matchId)).headers.get('content-disposition')).toBeNull()
    await resign(running, 0)
    expect(await statusOf(running.matchId)).toBe('200 format')
  })

  it('is a match’s id and nothing else', async () => {
    const malformed = [
      '',
      ' ',
      '..',
      '../../../etc/passwd',
      '__proto__',
      'constructor',
      '%00',
      '\0',
      'a\r\nset-cookie: a=1',
      `${randomUUID()}\r\nx: y`,
      `${randomUUID()}.json`,
      `{${randomUUID()}}`,
      `' or 1=1 --`,
      'f'.repeat(100_000),
      '٠'.repeat(36),
    ]
    for (const id of malformed) expect(await statusOf(id), id.slice(0, 40)).toBe('400 badInput')
    expect(await statusOf(randomUUID())).toBe('404 notFound')
    const table = await services.tables.open(callerOf(await newPlayer(deps)), tableForm({ visibility: 'invite' }))
    const player = await newPlayer(deps)
    for (const id of [table.id, player]) expect(await statusOf(id)).toBe('404 notFound')
  })

  it('is answered with a harmless name, as data, and kept by nobody unasked, whatever players are called', async () => {
    const names = ['"; filename="x.html', 'a\r\nset-cookie: a=1']
    const players: string[] = []
    for (const name of names) players.push(await newPlayer(deps, 'member', name))
    const match = await startMatch(deps, services.matches, { players })
    await resign(match, 0)
    const { headers } = await get(match.matchId)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="muggins-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json"$/,
    )
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, no-cache')
    expect(headers.get('set-cookie')).toBeNull()
    expect((await (await get(match.matchId)).json()).players).toEqual(names)
    expect(await statusOf(match.matchId.toUpperCase())).toBe('404 notFound')
  })

  it('is written once for all who ask, and sent to nobody who has it; a name that changes is another text', async () => {
    const match = await startMatch(deps, services.matches)
    await resign(match, 0)
    const logs = vi.spyOn(deps.pool, 'query')
    const logsRead = () => logs.mock.calls.filter(([query]) => /match_event/.test(JSON.stringify(query))).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(match.matchId)))
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')))
    expect(logsRead()).toBe(1)
    const [tag] = tags
    expect([tags.size, tag]).toEqual([1, expect.stringMatching(/^"[\w-]{43}"$/)])
    for (const kept of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(match.matchId, { 'if-none-match': kept ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    await sql(deps, 'update player set name = $1 where id = $2', ['Anew', match.players[0]])
    const renamed = await ask(match.matchId, { 'if-none-match': tag ?? '' })
    expect([renamed.status, (await renamed.json()).players[0]]).toEqual([200, 'Anew'])
    logs.mockRestore()
  })

  it('is asked for only so often by one address', async () => {
    const statuses = new Set<number>()
    let late: Response | undefined
    for (let n = 0; n < 121; n++) {
      late = await ask(randomUUID(), { 'x-muggins-address': '192.0.2.1' })
      statuses.add(late.status)
    }
    expect([...statuses]).toEqual([404, 429])
    expect(await late?.json()).toMatchObject({ error: 'tooMany' })
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('tells nobody’s id, and of one who is gone no name', async () => {
    const gone = await newPlayer(deps, 'member', 'Somebody Forgotten')
    const match = await startMatch(deps, services.matches, { players: [gone] })
    await resign(match, 1)
    await services.accounts.deleteAccount(callerOf(gone), { name: 'Somebody Forgotten' }, async () => {})
    const text = await (await get(match.matchId)).text()
    expect(JSON.parse(text).players[0]).toBe('deletedPlayer')
    for (const told of ['Somebody', ...match.players]) expect(text).not.toContain(told)
  })
})

/** A match of a kind, played until it is over. */
type Kind = [name: string, wish: MatchWish, until?: (match: TestMatch) => Promise<void>]

/** Nobody does anything for as long as it takes for a seat to leave by its clock. */
async function letClockRun(match: TestMatch): Promise<void> {
  await play(match, underWay(match))
  const left = async () => (await logOf(deps, match.matchId)).some(({ type }) => type === 'seatLeft')
  for (let n = 0; n < 200 && !(await left()); n++) await passTime(deps, worker, match.matchId)
  expect(await left()).toBe(true)
}

const FOUR: Partial<RuleSet> = { seats: 4, teams: true, spinner: 'first', settlement: 'award' }
const BOTS = ['person', 'bot', 'bot', 'bot'] as const
const KINDS: Kind[] = [
  ['rated for two', { rated: true, rules: { roundLimit: 2 } }],
  ['blocks and their lots', { rules: { seats: 4, handSize: 6, reserve: 2, roundLimit: 4, blockedAward: 'net' } }],
  ['all tiles dealt', { rules: { handSize: 14, roundLimit: 2 } }],
  ['three, one tile each', { rules: { seats: 3, handSize: 1, roundLimit: 3, claims: 'steal' } }],
  ['partners, steal, bots', { kinds: BOTS, rules: { ...FOUR, claims: 'steal', roundLimit: 2 } }],
  ['call, untimed', { clock: null, kinds: ['person', 'bot'], rules: { claims: 'call', reserve: 1, roundLimit: 2 } }],
  [
    'two resign between rounds, the last ends it',
    { rules: { seats: 3, roundLimit: 3 } },
    async (match) => {
      await play(match, settled(match))
      await resign(match, 0)
      await resign(match, 2)
    },
  ],
  [
    'one resigns between rounds, a bot goes on',
    { rules: { seats: 3, claims: 'steal', roundLimit: 3 } },
    async (match) => {
      await play(match, settled(match))
      await resign(match, 1)
      await play(match)
    },
  ],
  [
    'rated, one of four resigns in play, the clock goes on',
    { rated: true, rules: { seats: 4, roundLimit: 2 } },
    async (match) => {
      await play(match, underWay(match))
      await resign(match, 3)
      await play(match)
    },
  ],
  ['left by clock', { clock: CLOCK, rules: { roundLimit: 2 } }, letClockRun],
  [
    'one of three left by clock under steal',
    { clock: CLOCK, rules: { seats: 3, claims: 'steal', roundLimit: 2 } },
    async (match) => {
      await letClockRun(match)
      await play(match)
    },
  ],
  [
    'unfinished in play: bots stay',
    { kinds: BOTS, rules: { ...FOUR, roundLimit: 2 } },
    async (match) => {
      await play(match, underWay(match))
      await resign(match, 0)
    },
  ],
  [
    'unfinished between rounds, after two have left',
    { kinds: ['person', 'person', 'bot', 'bot'], rules: { ...FOUR, claims: 'steal', roundLimit: 3 } },
    async (match) => {
      await play(match, settled(match))
      for (const seat of [1, 0]) await resign(match, seat)
    },
  ],
  ['resigned before anything was placed', {}, async (match) => void (await resign(match, 0))],
  [
    'resigned while the round waits for a call',
    { rules: { claims: 'steal', roundLimit: 2 } },
    async (match) => {
      await play(match, async () => (await stateOf(deps, match.matchId)).round?.call?.awaited != null)
      await resign(match, 1)
    },
  ],
]

function run(script: 'replay' | 'verify', words: string[]) {
  const command = [path.join(root, 'src/cli/run.mjs'), script, ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

describe('the record of every kind of match', { timeout: 120_000 }, () => {
  it('replays to the stored scores and verifies, by our own commands', async () => {
    const files: { name: string; file: string; scores: readonly number[]; left: number[] }[] = []
    for (const [index, [name, wish, until = play]] of KINDS.entries()) {
      const match = await seal(wish)
      await unseal(services.matches, match.matchId)
      await until(match)
      const file = path.join(folder, `${index}.json`)
      const response = await get(match.matchId)
      expect(response.status, name).toBe(200)
      writeFileSync(file, await response.text())
      const { scores } = await stateOf(deps, match.matchId)
      const left = (await logOf(deps, match.matchId)).flatMap((event) =>
        event.type === 'seatLeft' ? [event.seat] : [],
      )
      files.push({ name, file, scores, left })
    }
    const { status, lines, stderr } = run(
      'replay',
      files.map(({ file }) => file),
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const results = lines.map((line) => JSON.parse(line)).filter(({ result }) => result !== undefined)
    expect(results.map(({ scores }) => scores)).toEqual(files.map(({ scores }) => scores))
    const endings = ['won roundLimit', 'won resignation', 'unfinished null']
    expect(results.map(({ result, reason }) => `${result} ${reason}`)).toEqual(expect.arrayContaining(endings))
    const [{ blocks } = { blocks: 0 }] = await sql<{ blocks: number }>(
      deps,
      `select count(*)::int as blocks from match_event e where e.event->>'type' = 'lotDrawn' and (e.event->>'round')::int > 1`,
    )
    expect(blocks).toBeGreaterThan(0)
    for (const { name, file, left } of files) {
      const record: WrittenRecord = JSON.parse(readFileSync(file, 'utf8'))
      const resigned = record.rounds.flatMap(({ actions }) => actions.filter((action) => 'resign' in action))
      expect(
        resigned.map(({ seat }) => seat),
        name,
      ).toEqual(left)
      const verdict = verifyRecord(record)
      expect(verdict.holds, `${name}\n${verdictLines(verdict).join('\n')}`).toBe(true)
    }
    const { lines: verdict } = run('verify', [files.find(({ name }) => name.includes('resign between'))?.file ?? ''])
    expect(verdict.at(-1)).toBe('verdict: everything matches')
  })
})
