import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMessages } from '../../components/site/PageMessages'
import { VerifyRoom } from '../../components/verify/VerifyRoom'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verify.page')
  return { title: t('title'), description: t('lead') }
}

/** For everybody, signed in or not: the work is done in the browser. */
export default function VerifyPage() {
  return (
    <PageMessages of={['verify.page', 'verify.findings', 'record', 'fault']}>
      <VerifyRoom />
    </PageMessages>
  )
}
