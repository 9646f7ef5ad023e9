import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { LatestWords } from '../../../components/match/LatestWords'
import { SealingGate } from '../../../components/match/SealingGate'
import { PageMessages } from '../../../components/site/PageMessages'
import type { MatchState } from '../../../contract/match'
import type { ViewEvent } from '../../../engine/view/view'
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

/** The last event that is in the view of a match, as its viewer may see it. */
async function lastEvent({ id, seq }: MatchState): Promise<ViewEvent | undefined> {
  const caller = await pageCaller()
  return (await caller.match.since({ matchId: id, seq: Math.max(0, seq - 1) })).events[0]
}

export default async function MatchPage(props: Props) {
  const match = await readMatch(props)
  const event = match.sealing ? undefined : await lastEvent(match)
  return (
    <PageMessages of={['match', 'board', 'feel', 'rules', 'sealing', 'verify.check']}>
      <PageCalls>
        <SealingGate key={match.id} initial={match} latest={event && <LatestWords match={match} event={event} />} />
      </PageCalls>
    </PageMessages>
  )
}
