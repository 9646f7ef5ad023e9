import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../src/contract/error'
import { root } from '../../src/server/start/root.mjs'
import { literalWords, messageUses } from '../support/messageUses'
import { read, sourceFiles } from '../support/sources'

const FOLDER = path.join(root, 'src/messages/en')

/** Every key of a language, as `namespace.key.key`, with its text. */
function keysOf(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, below]) => keysOf(below, `${prefix}.${key}`))
}

const messages = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const namespace = path.basename(file, '.json')
    return keysOf(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')), namespace)
  }),
)

/** `*` in a key stands for one or more words of a key, dots included. */
function patternOf(key: string): RegExp {
  return new RegExp(`^${key.split('*').map(escapeForRegExp).join('.+')}$`)
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Whether a text is one argument and nothing else, such as `{count, plural, …}`. */
function isOneArgument(text: string): boolean {
  let depth = 0
  return [...text].every((character, at) => {
    depth += character === '{' ? 1 : character === '}' ? -1 : 0
    return depth > 0 || at === text.length - 1
  })
}

const code = sourceFiles.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/messages/'))
const uses = code.flatMap((file) => messageUses(read(file)).map((use) => ({ file, ...use })))

describe('messages', () => {
  it('are there for every key that is asked for', () => {
    const keys = [...messages.keys()]
    const missing = uses.filter(({ key, checked }) => checked && !keys.some((known) => patternOf(key).test(known)))
    expect(missing).toEqual([])
  })

  it('are all asked for', () => {
    const patterns = [...new Set(uses.map(({ key }) => key))].map(patternOf)
    const unused = [...messages.keys()].filter(
      (key) => !key.startsWith('mail.') && !patterns.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it('have words for every error', () => {
    expect(ERROR_CODES.filter((error) => !messages.get(`errors.${error}`))).toEqual([])
  })

  it('say something', () => {
    expect([...messages].filter(([, text]) => text.trim() === '')).toEqual([])
    // Compiled, a message that comes to nothing is none, and its key would be shown.
    expect([...messages].filter(([, text]) => isOneArgument(text) && /\{\s*\}/.test(text))).toEqual([])
  })

  it('hold every word of the pages: none stands in the markup itself', () => {
    const pages = code.filter((file) => /^src\/(app|components)\/.*\.tsx$/.test(file))
    expect(pages.flatMap((file) => literalWords(read(file)).map((words) => ({ file, words })))).toEqual([])
  })
})

describe('the readers of this test', () => {
  it('see which key of which namespace is asked for', () => {
    const text = `
      async function A() { const [t, all] = await Promise.all([getTranslations('a.b'), getTranslations('c')]); return t('x') + all(\`y.\${z}\`) }
      function B() { const t = useTranslations('d'); return t.rich(u ? 'v' : 'w') }`
    expect(messageUses(text).map(({ key }) => key)).toEqual(['a.b.x', 'c.y.*', 'd.v', 'd.w'])
  })

  it('see words in the markup', () => {
    const text = `const a = <p title="Tip" className="not this">Hello {name} {'there'} 2 + 8</p>`
    expect(literalWords(text)).toEqual(['Tip', 'Hello', 'there'])
  })
})
