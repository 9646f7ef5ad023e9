import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from '../support/sources'

interface Arrows {
  /** folders of `src` or packages that may be imported; a folder includes what lies below it */
  readonly values: readonly string[]
  /** likewise, but for types alone */
  readonly types?: readonly string[]
  /** whether packages from npm are open to it */
  readonly packages?: boolean
}

/** Who may import whom; a file falls under the longest folder that it lies in, which it may always import. */
const ARROWS: Readonly<Record<string, Arrows>> = {
  'engine/board': { values: [] },
  'engine/view': { values: ['engine/board'] },
  'engine/match': { values: ['engine/board', 'engine/view'] },
  rating: { values: [] },
  bots: { values: ['engine/board', 'engine/view'] },
  chance: { values: ['engine/board', '@noble/hashes'], types: ['engine/match'] },
  record: { values: ['engine', 'chance'] },
  contract: { values: ['zod'], types: ['engine/board', 'engine/view', 'engine/match'] },
  messages: { values: [], types: ['contract'] },
  server: {
    values: ['engine', 'rating', 'bots', 'chance', 'record', 'contract', 'messages', 'i18n', 'generated'],
    packages: true,
  },
  cli: {
    values: ['messages', 'record', 'engine', 'rating', 'bots', 'chance', 'contract', 'server', 'generated'],
    packages: true,
  },
  client: {
    values: ['contract', 'engine/board', 'engine/view', 'chance', 'record'],
    types: ['server/trpc'],
    packages: true,
  },
  i18n: { values: ['contract', 'messages'], packages: true },
  'components/board': { values: ['components', 'engine/board', 'engine/view'], types: ['client'], packages: true },
  components: {
    values: ['client', 'contract', 'engine/board', 'engine/view', 'record', 'i18n', 'messages'],
    types: ['server/trpc'],
    packages: true,
  },
  app: {
    values: [
      'components',
      'client',
      'contract',
      'engine/board',
      'engine/view',
      'i18n',
      'messages',
      'server/trpc',
      'server/auth',
      'server/error',
    ],
    packages: true,
  },
}

const folders = Object.keys(ARROWS).sort((a, b) => b.length - a.length)
const within = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`)

/** @returns what is wrong with an import, undefined when nothing is */
function wrong(folder: string, target: string, typeOnly: boolean): string | undefined {
  const { values, types = [], packages = false } = ARROWS[folder] ?? { values: [] }
  const own = target.startsWith('src/')
  const name = own ? target.slice('src/'.length) : target
  if (own && within(name, folder)) return undefined
  if (values.some((allowed) => within(name, allowed))) return undefined
  if (types.some((allowed) => within(name, allowed))) return typeOnly ? undefined : `${target} (only as a type)`
  return !own && packages ? undefined : target
}

describe('imports', () => {
  for (const file of sourceFiles) {
    const place = file.slice('src/'.length)
    const folder = folders.find((candidate) => within(place, candidate))
    // Files right in src, such as Next's instrumentation, belong to no folder of the house.
    if (!folder && !place.includes('/')) continue
    it(`${file} imports only what it may`, () => {
      expect(folder, 'a folder without arrows').toBeDefined()
      const refused = importsOf(file).map(({ target, typeOnly }) => wrong(folder ?? '', target, typeOnly))
      expect(refused.filter((target) => target !== undefined)).toEqual([])
    })
  }
})

describe('the server', () => {
  const services = sourceFiles.filter((file) => file.startsWith('src/server/'))

  it('touches Prisma in stores alone', () => {
    // A store goes by that name; two parts of stores, used within others' transactions, have files of their own.
    const open = /\/(store|matches\/start|players\/lock)\.ts$|^src\/server\/(start\/|(db|transaction)\.ts$)/
    const touching = services.filter(
      (file) =>
        !open.test(file) && importsOf(file).some((i) => !i.typeOnly && /generated\/prisma|^@prisma\//.test(i.target)),
    )
    expect(touching).toEqual([])
  })

  it('keeps Next, tRPC and sockets out of its services', () => {
    const inner = /^src\/server\/(accounts|history|matches|players|records|seeks|tables|worker|ratings)\//
    const knowing = services.filter(
      (file) =>
        inner.test(file) && importsOf(file).some((i) => /^(next|next-auth|@trpc|socket\.io)(\/|$)/.test(i.target)),
    )
    expect(knowing).toEqual([])
  })
})
