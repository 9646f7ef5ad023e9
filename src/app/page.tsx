import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Hero } from '../components/home/Hero'
import { LiveMatch } from '../components/home/LiveMatch'
import { MemberMatches } from '../components/home/MemberHome'
import { Scoring } from '../components/home/Scoring'
import { WhatIsHere } from '../components/home/WhatIsHere'
import { LaterMessages } from '../components/site/LaterMessages'
import { pageCaller, pageWhereabouts } from '../server/trpc/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home')
  return { title: { absolute: t('title') }, description: t('lead') }
}

export default async function HomePage() {
  const caller = await pageCaller()
  const [tables, me, live, whereabouts] = await Promise.all([
    caller.table.list(),
    caller.account.me(),
    caller.match.featured(),
    pageWhereabouts(),
  ])
  return (
    <LaterMessages of={['lobby', 'account.signIn']}>
      {whereabouts && <MemberMatches whereabouts={whereabouts} now={Date.now()} className="column py-8" />}
      <Hero me={me} whereabouts={whereabouts} tables={tables.length} />
      <Scoring />
      <LiveMatch match={live} />
      <WhatIsHere />
    </LaterMessages>
  )
}
