import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MethodView } from '../../../components/verify/MethodView'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verifyMethod')
  return { title: t('title'), description: t('lead') }
}

export default function MethodPage() {
  return <MethodView />
}
