import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Where the letterbox of the tests' server keeps what it is sent. */
const folder = path.join(process.env.E2E_DATA ?? '', 'mail')

async function lettersTo(address: string, subject: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).sort()
  const done = names.filter((name) => name.endsWith('.txt'))
  const letters = await Promise.all(done.map((name) => readFile(path.join(folder, name), 'utf8')))
  return letters.filter((letter) => letter.includes(`\nTo: ${address}\n`) && subjectOf(letter) === subject)
}

const bytesOfQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** The subject as it is read: in other letters than Latin ones it is sent in encoded words, over several lines. */
function subjectOf(letter: string): string {
  const [, sent = ''] = /^Subject: (.*(?:\n[ \t].*)*)$/m.exec(letter) ?? []
  const words = sent.replace(/\n[ \t]+/g, ' ').replace(/\?= =\?/g, '?==?')
  return words.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, way: string, text: string) =>
    (/b/i.test(way) ? Buffer.from(text, 'base64') : bytesOfQuoted(text.replaceAll('_', ' '))).toString('utf8'),
  )
}

/** Quoted-printable or base64, where a mail has become that, as it was. */
function plain(letter: string): string {
  if (/^Content-Transfer-Encoding: base64$/m.test(letter))
    return Buffer.from(letter.slice(letter.indexOf('\n\n')), 'base64').toString('utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable$/m.test(letter)) return letter
  return letter
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The path and query of the link in the newest mail to an address with a subject, once it has come. */
export async function linkMailed(address: string, subject: string): Promise<string> {
  await expect.poll(async () => (await lettersTo(address, subject)).length).toBeGreaterThan(0)
  const letter = plain((await lettersTo(address, subject)).at(-1) ?? '')
  const url = new URL(/^http\S+$/m.exec(letter)?.[0] ?? '')
  return url.pathname + url.search
}
