import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../src/i18n'
import { root } from '../../src/server/start/root.mjs'

const FOLDER = path.join(root, 'src/messages')

/** Chinese messages that say what they say without a Chinese character: signs, figures and arguments alone. */
const WITHOUT_HAN = [
  'fault.located',
  'fault.ruled',
  'history.rowLink',
  'learn.named',
  'match.title',
  'match.asked.of',
  'match.asked.sentence',
  'match.placeNumber',
  'match.sheetSum',
  'replay.heading',
  'replay.position',
  'rules.named',
  'ui.list',
  'ui.clauses',
  'ui.sentences',
  'ui.marks',
  'verifyMethod.example.matchId',
  'verifyMethod.example.rulesHash',
  'verifyMethod.example.secret',
  'verifyMethod.example.commitment',
  'verifyMethod.example.key',
]

function textsOf(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, below]) => textsOf(below, `${key}.${name}`))
}

/** Every message of a language, by `namespace.key`. */
function messagesOf(locale: string): Map<string, string> {
  const files = readdirSync(path.join(FOLDER, locale))
  const read = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, locale, file), 'utf8'))
  return new Map(files.flatMap((file) => textsOf(read(file), path.basename(file, '.json'))))
}

/** What a message is given and what it chooses by: its arguments, tags and the cases of its selects. */
function shapeOf(message: string): string[] {
  const shape = new Set<string>()
  const visit = (parts: readonly MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue
      if (part.type === TYPE.tag) {
        shape.add(`<${part.value}>`)
        visit(part.children)
        continue
      }
      shape.add(part.value)
      if (part.type !== TYPE.select && part.type !== TYPE.plural) continue
      // Which forms of a number there are is the language's affair.
      if (part.type === TYPE.select) shape.add(`${part.value}: ${Object.keys(part.options).sort()}`)
      for (const option of Object.values(part.options)) visit(option.value)
    }
  }
  visit(parse(message))
  return [...shape].sort()
}

const english = messagesOf('en')
const others = Object.keys(MESSAGES).filter((locale) => locale !== 'en')

it('every folder of messages is a language on offer', () => {
  expect(
    readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  ).toEqual(Object.keys(MESSAGES))
})

describe.each(others)('%s', (locale) => {
  const messages = messagesOf(locale)

  it('has exactly the messages of English, in the same order', () => {
    expect([...messages.keys()]).toEqual([...english.keys()])
  })

  it('makes each of the same arguments, tags and cases', () => {
    const differing = [...messages].filter(([key, text]) => `${shapeOf(text)}` !== `${shapeOf(english.get(key) ?? '')}`)
    expect(differing).toEqual([])
  })
})

it('a Chinese message has a Chinese character, but for the few that need none', () => {
  const without = [...messagesOf('zh-CN')].filter(([, text]) => !/\p{Script=Han}/u.test(text)).map(([key]) => key)
  expect([...without].sort()).toEqual([...WITHOUT_HAN].sort())
})

describe('the reader of this test', () => {
  it('sees arguments, tags and cases, wherever they stand', () => {
    expect(shapeOf('{a, plural, one {<b>{c}</b>} other {#}} {d, select, x {{e}} other {}}')).toEqual(
      ['<b>', 'a', 'c', 'd', 'd: other,x', 'e'].sort(),
    )
  })
})
