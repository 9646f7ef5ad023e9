import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ReplayLinks } from '../../../../components/replay/ReplayLinks'
import { ReplayRoom } from '../../../../components/replay/ReplayRoom'
import { PageMessages } from '../../../../components/site/PageMessages'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { LinkButton } from '../../../../components/ui/LinkButton'
import { pageCaller } from '../../../../server/trpc/page'
import { orNotFound } from '../../../orNotFound'

type Props = { params: Promise<{ id: string }> }

async function readMatch({ params }: Props) {
  const [{ id }, caller] = await Promise.all([params, pageCaller()])
  return orNotFound(caller.match.get({ matchId: id }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [match, t, words] = await Promise.all([readMatch(props), getTranslations('replay'), getTranslations('match')])
  const names = match.players.map(({ player }) => player.name ?? words('deleted')).join(' – ')
  return { title: t('title', { names }) }
}

export default async function ReplayPage(props: Props) {
  const match = await readMatch(props)
  // What never began has nothing to step through.
  if (match.sealing) redirect(`/match/${match.id}`)
  const t = await getTranslations('replay')
  if (match.endedAt === null) {
    return (
      <div className="column py-10">
        <EmptyState
          title={t('notOverTitle')}
          action={<LinkButton href={`/match/${match.id}`}>{t('watch')}</LinkButton>}
        >
          {t('notOver')}
        </EmptyState>
      </div>
    )
  }
  const { events } = await (await pageCaller()).match.log({ matchId: match.id })
  return (
    <PageMessages of={['replay', 'match', 'board', 'rules']}>
      <ReplayRoom
        rules={match.view.rules}
        players={match.players}
        events={events}
        seat={match.seat}
        profiles
        links={<ReplayLinks matchId={match.id} />}
      />
    </PageMessages>
  )
}
