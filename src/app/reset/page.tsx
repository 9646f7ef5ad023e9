import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '../../components/account/AuthPanel'
import { ResetForm } from '../../components/account/ResetForm'
import { PageMessages } from '../../components/site/PageMessages'
import { LinkButton } from '../../components/ui/LinkButton'
import { PageCalls } from '../PageCalls'

/** The address holds a secret: no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.reset')
  return { title: t('title'), description: t('description'), referrer: 'no-referrer', robots: { index: false } }
}

export default async function ResetPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const [t, { token }] = await Promise.all([getTranslations('account.reset'), searchParams])
  return (
    <PageMessages of={['account']}>
      <PageCalls>
        <AuthPanel title={t('title')}>
          {typeof token === 'string' && token !== '' ? (
            <ResetForm token={token} />
          ) : (
            <>
              <p>{t('noToken')}</p>
              <LinkButton href="/forgot" look="primary" wide>
                {t('again')}
              </LinkButton>
            </>
          )}
        </AuthPanel>
      </PageCalls>
    </PageMessages>
  )
}
