import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../../src/server/env'
import { letter } from '../../../src/server/mail/letter'
import { createMailer } from '../../../src/server/mail/mailer'

const NEEDED = { DATABASE_URL: 'postgresql://me:hidden@db/muggins', NEXTAUTH_SECRET: 'x'.repeat(32) }

describe('mails', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  const clock = { now: () => 0 }
  const random = { bytes: (length: number) => new Uint8Array(length), fraction: () => 0, id: () => crypto.randomUUID() }
  const mail = letter(
    'resetPassword',
    { name: 'Ada', email: 'ada@example.org', locale: 'en' },
    { origin: 'http://muggins.test', token: 'T0-k_en' },
  )

  function mailer(more: Record<string, string>) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'muggins-mail-'))
    folders.push(folder)
    return { folder, mailer: createMailer(readEnv({ ...NEEDED, DATA_DIR: folder, ...more }), clock, random) }
  }

  it('carry the link in words', () => {
    expect(mail.subject).toBe('Choose a new password for Muggins')
    expect(mail.text).toContain('Hello Ada,')
    expect(mail.text.split('\n')).toContain('http://muggins.test/reset?token=T0-k_en')
    const confirm = letter(
      'confirmEmail',
      { name: '{x}', email: 'a@example.org', locale: 'en' },
      { origin: 'https://m.test', token: 'T' },
    )
    expect(confirm.text).toContain('Hello {x},')
    expect(confirm.text).toContain('https://m.test/confirm?token=T')
  })

  it('are in their reader’s language', () => {
    const reader = { name: '艾达', email: 'ada@example.org', locale: 'zh-CN' } as const
    const { subject, text } = letter('resetPassword', reader, { origin: 'https://m.test', token: 'T' })
    expect(subject).toBe('重设你的马金斯密码')
    expect(text).toContain('艾达，你好！')
    expect(text.split('\n')).toContain('https://m.test/reset?token=T')
  })

  it.each([
    ['development', 'folder'],
    ['production', 'off'],
  ])('go to files that only their owner reads, in %s', async (NODE_ENV, mode) => {
    const { folder, mailer: it } = mailer({ NODE_ENV })
    expect(it.mode).toBe(mode)
    await it.send(mail)
    await it.send(mail)
    const files = readdirSync(path.join(folder, 'mail'))
    expect(files).toHaveLength(2)
    const file = path.join(folder, 'mail', files[0] ?? '')
    expect([statSync(path.dirname(file)).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    expect(readFileSync(file, 'utf8')).toContain('To: ada@example.org\nSubject: Choose')
    expect(files.join()).not.toMatch(/ada@|example/)
  })

  it('go out by SMTP where that is set', async () => {
    const heard: string[] = []
    const server = createServer((socket) => {
      let data = false
      socket.write('220 here\r\n')
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        heard.push(text)
        if (data && !text.endsWith('\r\n.\r\n')) return
        const ask = text.startsWith('DATA')
        socket.write(ask ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
        data = ask
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { mailer: it } = mailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Muggins <m@muggins.test>' })
    expect(it.mode).toBe('sent')
    await it.send(mail)
    server.close()
    const all = heard.join('')
    expect(all).toContain('MAIL FROM:<m@muggins.test>')
    expect(all).toContain('RCPT TO:<ada@example.org>')
    expect(all).toContain('Subject: Choose a new password for Muggins')
  })
})
