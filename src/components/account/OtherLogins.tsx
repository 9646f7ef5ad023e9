import { useTranslations } from 'next-intl'
import { useJoined } from '../ui/useJoined'
import { providerName } from './providerNames'

/** Instead of a password: the sites that the account signs in with. */
export function OtherLogins({ logins }: { logins: readonly string[] }) {
  const t = useTranslations('account.settings')
  const joined = useJoined()
  return <p className="text-muted">{t('noPassword', { providers: joined.list(logins.map(providerName)) })}</p>
}
