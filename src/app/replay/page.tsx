import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordReplay } from '../../components/replay/RecordReplay'
import { PageMessages } from '../../components/site/PageMessages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('record')
  return { title: t('replayTitle'), description: t('replayLead') }
}

/** For everybody, signed in or not: nothing is asked of the server. */
export default function RecordReplayPage() {
  return (
    <PageMessages of={['record', 'fault', 'replay', 'match', 'board', 'rules']}>
      <RecordReplay />
    </PageMessages>
  )
}
