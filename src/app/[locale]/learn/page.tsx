import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LearnRoom } from '../../../components/learn/LearnRoom'
import { KeepLanguage } from '../../../components/site/KeepLanguage'
import { PageMessages } from '../../../components/site/PageMessages'
import { pageCaller } from '../../../server/trpc/page'
import { languagesOf, localeParam } from '../localeParam'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params)
  const t = await getTranslations('learn')
  return { title: t('title'), description: t('description'), alternates: languagesOf(locale, 'learn') }
}

export default async function LearnPage({ params }: Props) {
  const [locale, caller] = await Promise.all([localeParam(params), pageCaller()])
  const me = await caller.account.me()
  return (
    <PageMessages of={['learn', 'board', 'lobby', 'account.signIn']}>
      <KeepLanguage locale={locale} />
      <LearnRoom me={me} />
    </PageMessages>
  )
}
