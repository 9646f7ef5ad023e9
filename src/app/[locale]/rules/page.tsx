import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GuideView } from '../../../components/guide/GuideView'
import { KeepLanguage } from '../../../components/site/KeepLanguage'
import { PageMessages } from '../../../components/site/PageMessages'
import { languagesOf, localeParam } from '../localeParam'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params)
  const t = await getTranslations('guide')
  return { title: t('title'), description: t('description'), alternates: languagesOf(locale, 'rules') }
}

export default async function RulesPage({ params }: Props) {
  const locale = await localeParam(params)
  return (
    <PageMessages of={['guide.figure']}>
      <KeepLanguage locale={locale} />
      <GuideView />
    </PageMessages>
  )
}
