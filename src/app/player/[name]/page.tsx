import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HistoryList } from '../../../components/history/HistoryList'
import { ProfileHeading } from '../../../components/player/ProfileHeading'
import { Ratings } from '../../../components/player/Ratings'
import { Results } from '../../../components/player/Results'
import { PageMessages } from '../../../components/site/PageMessages'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LinkButton } from '../../../components/ui/LinkButton'
import { playerPath } from '../../../components/ui/PlayerName'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'
import { namedPlayer } from './namedPlayer'

type Props = { params: Promise<{ name: string }> }
const RECENT = 5

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, ui, player] = await Promise.all([
    getTranslations('player'),
    getTranslations('ui'),
    namedPlayer((await params).name),
  ])
  const name = player.name ?? ui('deletedPlayer')
  return { title: name, description: t('description', { name }) }
}

export default async function PlayerPage({ params }: Props) {
  const [t, player, caller] = await Promise.all([
    getTranslations('player'),
    namedPlayer((await params).name),
    pageCaller(),
  ])
  const path = `${playerPath(player)}/matches`
  const all = <LinkButton href={path}>{t('allMatches')}</LinkButton>
  if (player.kind === 'deleted')
    return (
      <div className="column grid max-w-xl gap-5 py-14">
        <h1 className="text-2xl">{t('deletedTitle')}</h1>
        <EmptyState title={t('deletedLead')} action={all} />
      </div>
    )
  const [profile, matches, me] = await Promise.all([
    orNotFound(caller.player.profile({ playerId: player.id })),
    caller.history.list({ playerId: player.id }),
    caller.account.me(),
  ])
  const own = me?.id === player.id ? await caller.player.whereabouts() : null
  const courses = await Promise.all(
    profile.ratings.map(async (rating) => ({
      rating,
      course: await caller.player.ratingHistory({ playerId: player.id, pool: rating.pool }),
    })),
  )
  return (
    <div className="column grid gap-8 py-8">
      <ProfileHeading profile={profile} />
      <PageMessages of={['player', 'rules']}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Ratings courses={courses} />
          <Results matches={profile.matches} pause={own?.pause ?? null} />
        </div>
      </PageMessages>
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t('recent')}</h2>
          {matches.entries.length > 0 && all}
        </div>
        <HistoryList
          page={{ entries: matches.entries.slice(0, RECENT), nextCursor: null }}
          playerId={player.id}
          filter={{}}
          path={path}
          own={me?.id === player.id}
        />
      </section>
    </div>
  )
}
