import { createTranslator } from 'next-intl'
import type { Locale } from '../../contract/locale'
import en from '../../messages/en/mail.json'
import zhCN from '../../messages/zh-CN/mail.json'
import type { Mail } from '../deps'

type Purpose = 'confirmEmail' | 'resetPassword'

const MESSAGES: Readonly<Record<Locale, typeof en>> = { en, 'zh-CN': zhCN }
const PAGES: Record<Purpose, string> = { confirmEmail: '/confirm', resetPassword: '/reset' }

/** The mail that carries a one-time link. `origin` has no slash at its end. */
export function letter(
  purpose: Purpose,
  reader: { name: string; email: string; locale: Locale },
  link: { origin: string; token: string },
): Mail {
  const { locale } = reader
  const t = createTranslator({ locale, messages: { mail: MESSAGES[locale] }, namespace: 'mail' })
  const url = `${link.origin}${PAGES[purpose]}?token=${link.token}`
  return { to: reader.email, subject: t(`${purpose}.subject`), text: t(`${purpose}.text`, { name: reader.name, url }) }
}
