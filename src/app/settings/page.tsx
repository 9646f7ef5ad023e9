import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { DeleteAccount } from '../../components/account/DeleteAccount'
import { EmailState } from '../../components/account/EmailState'
import { LanguageField } from '../../components/account/LanguageField'
import { NameForm } from '../../components/account/NameForm'
import { OtherLogins } from '../../components/account/OtherLogins'
import { PasswordForm } from '../../components/account/PasswordForm'
import { SignOutButton } from '../../components/account/SignOutButton'
import { SignUpForm } from '../../components/account/SignUpForm'
import { ThemeChoice } from '../../components/account/ThemeChoice'
import { FeelFields } from '../../components/match/feel/FeelFields'
import { LookFields } from '../../components/match/feel/LookFields'
import { PageMessages } from '../../components/site/PageMessages'
import { TABLE_COOKIE, TILES_COOKIE, tableLook } from '../../components/site/tableLook'
import { readTheme, THEME_COOKIE } from '../../components/site/theme'
import { LinkButton } from '../../components/ui/LinkButton'
import { Notice } from '../../components/ui/Notice'
import { Section } from '../../components/ui/Section'
import { pageCaller } from '../../server/trpc/page'
import { PageCalls } from '../PageCalls'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.settings')
  return { title: t('title'), description: t('description') }
}

export default async function SettingsPage() {
  const [t, all, feel, jar, caller] = await Promise.all([
    getTranslations('account.settings'),
    getTranslations('account'),
    getTranslations('feel'),
    cookies(),
    pageCaller(),
  ])
  const [me, { mail }] = await Promise.all([caller.account.me(), caller.account.signInOptions()])
  return (
    <PageMessages of={['account', 'feel']}>
      <PageCalls>
        <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8">
          <h1 className="mb-1 text-2xl">{t('title')}</h1>
          {!me && (
            <Notice
              action={
                <LinkButton href="/sign-in?callbackUrl=/settings" look="primary">
                  {all('signIn.title')}
                </LinkButton>
              }
            >
              {t('signedOut')}
            </Notice>
          )}
          {me?.kind === 'guest' && (
            <Section title={t('guestTitle')}>
              <p className="text-muted">{t('guestLead')}</p>
              <SignUpForm to="/settings" guestName={me.name} />
            </Section>
          )}
          {me?.kind === 'member' && (
            <>
              <Section title={t('account')}>
                <NameForm name={me.name} />
              </Section>
              <Section title={t('emailTitle')}>
                <EmailState me={me} mail={mail} />
              </Section>
              <Section title={t('passwordTitle')}>
                {me.hasPassword ? <PasswordForm email={me.email} /> : <OtherLogins logins={me.logins} />}
              </Section>
            </>
          )}
          <Section title={t('appearance')}>
            <ThemeChoice initial={readTheme(jar.get(THEME_COOKIE)?.value)} />
            <LanguageField />
            <LookFields initial={tableLook(jar.get(TILES_COOKIE)?.value, jar.get(TABLE_COOKIE)?.value)} />
          </Section>
          <Section title={feel('title')}>
            <FeelFields />
          </Section>
          {me && (
            <Section title={t('leaveTitle')}>
              <p className="text-muted">{me.kind === 'guest' ? t('guestSignOut') : t('deleteLead')}</p>
              <div className="flex flex-wrap gap-3">
                <SignOutButton />
                <DeleteAccount me={me} />
              </div>
            </Section>
          )}
        </div>
      </PageCalls>
    </PageMessages>
  )
}
