import { createTranslator } from 'next-intl'
import messages from '../../messages/en/mail.json'
import type { Mail } from '../deps'

type Purpose = 'confirmEmail' | 'resetPassword'

const PAGES: Record<Purpose, string> = { confirmEmail: '/confirm', resetPassword: '/reset' }

/** The mail that carries a one-time link. `origin` has no slash at its end. */
export function letter(
  purpose: Purpose,
  reader: { name: string; email: string },
  link: { origin: string; token: string },
): Mail {
  const t = createTranslator({ locale: 'en', messages: { mail: messages }, namespace: 'mail' })
  const url = `${link.origin}${PAGES[purpose]}?token=${link.token}`
  return { to: reader.email, subject: t(`${purpose}.subject`), text: t(`${purpose}.text`, { name: reader.name, url }) }
}
