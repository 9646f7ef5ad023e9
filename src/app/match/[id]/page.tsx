import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { SealingGate } from '../../../components/match/SealingGate'
import { PageMessages } from '../../../components/site/PageMessages'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'
import { PageCalls } from '../../PageCalls'

type Props = { params: Promise<{ id: string }> }

async function readMatch({ params }: Props) {
  const [{ id }, caller] = await Promise.all([params, pageCaller()])
  return orNotFound(caller.match.get({ matchId: id }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [match, t, format] = await Promise.all([readMatch(props), getTranslations('match'), getFormatter()])
  const names = format.list(match.players.map(({ player }) => player.name ?? t('deleted')))
  return { title: t('title', { names }), description: t('description', { names }) }
}

export default async function MatchPage(props: Props) {
  const match = await readMatch(props)
  return (
    <PageMessages of={['match', 'board', 'feel', 'rules', 'sealing', 'verify.check']}>
      <PageCalls>
        <SealingGate key={match.id} initial={match} />
      </PageCalls>
    </PageMessages>
  )
}
