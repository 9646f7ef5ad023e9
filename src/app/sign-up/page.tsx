import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '../../components/account/AuthPanel'
import { OtherSignIns } from '../../components/account/OtherSignIns'
import { SignUpForm } from '../../components/account/SignUpForm'
import { safePath } from '../../components/account/safePath'
import { PageMessages } from '../../components/site/PageMessages'
import { Link } from '../../components/ui/Link'
import { pageCaller } from '../../server/trpc/page'
import { PageCalls } from '../PageCalls'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.signUp')
  return { title: t('title'), description: t('description') }
}

/** A new account; for a guest, the guest's own made into one. */
export default async function SignUpPage({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}) {
  const [t, query, caller] = await Promise.all([getTranslations('account'), searchParams, pageCaller()])
  const [me, options] = await Promise.all([caller.account.me(), caller.account.signInOptions()])
  const to = safePath(query.callbackUrl)
  if (me?.kind === 'member') redirect(to)
  return (
    <PageMessages of={['account']}>
      <PageCalls>
        <AuthPanel
          title={me ? t('signUp.upgradeTitle') : t('signUp.title')}
          lead={me && t('signUp.upgradeNote', { name: me.name })}
          below={
            <p className="flex flex-wrap items-center justify-center gap-x-2">
              {t('signUp.haveAccount')}
              <Link
                href={`/sign-in?callbackUrl=${encodeURIComponent(to)}`}
                className="link inline-flex min-h-11 min-w-11 items-center"
              >
                {t('signUp.signIn')}
              </Link>
            </p>
          }
        >
          <SignUpForm to={to} guestName={me?.name ?? null} />
          <OtherSignIns providers={me ? [] : options.providers} to={to} guest={me === null} />
          {options.mail === 'off' && <p className="text-muted text-sm">{t('mail.off')}</p>}
        </AuthPanel>
      </PageCalls>
    </PageMessages>
  )
}
