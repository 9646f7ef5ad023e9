import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Hero } from '../components/home/Hero'
import { LiveMatch } from '../components/home/LiveMatch'
import { Scoring } from '../components/home/Scoring'
import { WhatIsHere } from '../components/home/WhatIsHere'
import { YourMatches } from '../components/lobby/YourMatches'
import { PageMessages } from '../components/site/PageMessages'
import { pageCaller } from '../server/trpc/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: { absolute: t('title') }, description: t('lead') }
}

export default async function HomePage() {
  const caller = await pageCaller()
  const [tables, me, live] = await Promise.all([caller.table.list(), caller.account.me(), caller.match.featured()])
  const whereabouts = me && (await caller.player.whereabouts())
  return (
    <PageMessages of={['lobby', 'account.signIn']}>
      {whereabouts && <YourMatches initial={whereabouts} now={Date.now()} className="column py-8" />}
      <Hero me={me} tables={tables.length} />
      <Scoring />
      <LiveMatch match={live} />
      <WhatIsHere />
    </PageMessages>
  )
}
