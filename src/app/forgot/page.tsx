import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '../../components/account/AuthPanel'
import { ForgotForm } from '../../components/account/ForgotForm'
import { PageMessages } from '../../components/site/PageMessages'
import { Link } from '../../components/ui/Link'
import { Notice } from '../../components/ui/Notice'
import { pageCaller } from '../../server/trpc/page'
import { PageCalls } from '../PageCalls'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.forgot')
  return { title: t('title'), description: t('description') }
}

export default async function ForgotPage() {
  const [t, caller] = await Promise.all([getTranslations('account'), pageCaller()])
  const { mail } = await caller.account.signInOptions()
  return (
    <PageMessages of={['account']}>
      <PageCalls>
        <AuthPanel
          title={t('forgot.title')}
          lead={mail !== 'off' && t('forgot.lead')}
          below={
            <Link href="/sign-in" className="link inline-flex min-h-11 min-w-11 items-center justify-self-center">
              {t('forgot.back')}
            </Link>
          }
        >
          {mail === 'off' ? <Notice>{t('mail.off')}</Notice> : <ForgotForm />}
          {mail === 'folder' && <p className="text-muted text-sm">{t('mail.folder')}</p>}
        </AuthPanel>
      </PageCalls>
    </PageMessages>
  )
}
