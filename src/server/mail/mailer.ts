import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock, Mail, Mailer, Random } from '../deps'
import type { Env } from '../env'

type MailEnv = Pick<Env, 'NODE_ENV' | 'DATA_DIR' | 'SMTP_URL' | 'MAIL_FROM'>

/**
 * Sends by SMTP where `SMTP_URL` is set. Otherwise each mail becomes a text file in `DATA_DIR/mail` that only the
 * operator can read; in production that counts as mail being off.
 */
export function createMailer(env: MailEnv, clock: Clock, random: Random): Mailer {
  if (env.SMTP_URL) return smtp(env.SMTP_URL, env.MAIL_FROM)
  const folder = path.join(env.DATA_DIR, 'mail')
  return {
    mode: env.NODE_ENV === 'production' ? 'off' : 'folder',
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, fileName(clock, random)), asText(mail, env.MAIL_FROM), {
        mode: 0o600,
        flag: 'wx',
      })
    },
  }
}

function smtp(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    mode: 'sent',
    async send(mail) {
      await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text })
    },
  }
}

/** Sorts by time; says nothing about the addressee. */
function fileName(clock: Clock, random: Random): string {
  const time = new Date(clock.now()).toISOString().replaceAll(':', '-')
  return `${time}-${random.id()}.txt`
}

function asText(mail: Mail, from: string): string {
  return `From: ${from}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`
}
