import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPanel } from '../../components/account/AuthPanel'
import { ConfirmForm } from '../../components/account/ConfirmForm'
import { PageMessages } from '../../components/site/PageMessages'
import { LinkButton } from '../../components/ui/LinkButton'
import { PageCalls } from '../PageCalls'

/** The address holds a secret: no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.confirm')
  return { title: t('title'), description: t('description'), referrer: 'no-referrer', robots: { index: false } }
}

export default async function ConfirmPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const [t, reset, { token }] = await Promise.all([
    getTranslations('account.confirm'),
    getTranslations('account.reset'),
    searchParams,
  ])
  return (
    <PageMessages of={['account.confirm']}>
      <PageCalls>
        <AuthPanel title={t('title')}>
          {typeof token === 'string' && token !== '' ? (
            <ConfirmForm token={token} />
          ) : (
            <>
              <p>{reset('noToken')}</p>
              <LinkButton href="/settings" look="primary" wide>
                {t('toSettings')}
              </LinkButton>
            </>
          )}
        </AuthPanel>
      </PageCalls>
    </PageMessages>
  )
}
