import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenTables } from '../../components/lobby/OpenTables'
import { WaysToPlay } from '../../components/lobby/WaysToPlay'
import { YourMatches } from '../../components/lobby/YourMatches'
import { PageMessages } from '../../components/site/PageMessages'
import { pageCaller, pageWhereabouts } from '../../server/trpc/page'
import { PageCalls } from '../PageCalls'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lobby')
  return { title: t('title'), description: t('description') }
}

export default async function LobbyPage() {
  const [t, caller] = await Promise.all([getTranslations('lobby'), pageCaller()])
  const [tables, me, whereabouts] = await Promise.all([caller.table.list(), caller.account.me(), pageWhereabouts()])
  return (
    <PageMessages of={['lobby', 'table', 'rules', 'account.signIn']}>
      <PageCalls>
        <div className="column grid gap-5 py-6 sm:py-8">
          <h1 className="text-2xl">{t('title')}</h1>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="lg:order-2">
              <WaysToPlay me={me} />
            </div>
            <div className="grid gap-6">
              {whereabouts && <YourMatches initial={whereabouts} now={Date.now()} />}
              <OpenTables initial={tables} me={me} />
            </div>
          </div>
        </div>
      </PageCalls>
    </PageMessages>
  )
}
