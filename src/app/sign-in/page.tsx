import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '../../components/account/AuthPanel'
import { OtherSignIns } from '../../components/account/OtherSignIns'
import { SignInForm } from '../../components/account/SignInForm'
import { safePath } from '../../components/account/safePath'
import { PageMessages } from '../../components/site/PageMessages'
import { Link } from '../../components/ui/Link'
import { Notice } from '../../components/ui/Notice'
import { pageCaller } from '../../server/trpc/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.signIn')
  return { title: t('title'), description: t('description') }
}

type Query = { callbackUrl?: string | string[]; error?: string | string[]; changed?: string; ended?: string }

export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [t, query, caller] = await Promise.all([getTranslations('account'), searchParams, pageCaller()])
  const [me, options] = await Promise.all([caller.account.me(), caller.account.signInOptions()])
  const to = safePath(query.callbackUrl)
  if (me?.kind === 'member') redirect(to)
  const error = typeof query.error === 'string' ? query.error : null
  return (
    <PageMessages of={['account']}>
      <AuthPanel
        title={t('signIn.title')}
        below={
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            {t('signIn.noAccount')}
            <Link
              href={`/sign-up?callbackUrl=${encodeURIComponent(to)}`}
              className="link inline-flex min-h-11 min-w-11 items-center"
            >
              {t('signIn.signUp')}
            </Link>
          </p>
        }
      >
        {query.ended && !me && <Notice>{t('signIn.ended')}</Notice>}
        {query.changed && <Notice tone="good">{t('signIn.passwordChanged')}</Notice>}
        <SignInForm to={to} error={error} />
        <OtherSignIns providers={options.providers} to={to} guest={me === null} />
        {options.mail === 'off' && <p className="text-muted text-sm">{t('mail.off')}</p>}
      </AuthPanel>
    </PageMessages>
  )
}
