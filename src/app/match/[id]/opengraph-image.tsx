import { LRUCache } from 'lru-cache'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { CARD, MatchCard } from '../../../components/share/MatchCard'
import { pageCaller } from '../../../server/trpc/page'
import { orNotFound } from '../../orNotFound'

export const size = CARD
export const contentType = 'image/png'

/** Drawn pictures by match and state: a link that is shared is mostly looked up by many at once. */
const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: 200 })

/** What a link to a match shows, to whoever may see the match; nothing of it depends on who asks. */
export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, caller, t] = await Promise.all([params, pageCaller(), getTranslations('site')])
  const { view, seq } = await orNotFound(caller.match.get({ matchId: id }))
  const key = `${id} ${seq}`
  const draw = () => new ImageResponse(<MatchCard view={view} alt={t('picture')} />, size).arrayBuffer()
  const picture = drawn.get(key) ?? draw()
  drawn.set(key, picture)
  const body = await picture.catch((error: unknown) => {
    drawn.delete(key)
    throw error
  })
  const maxAge = view.phase === 'over' ? 86_400 : 60
  return new Response(body.slice(0), {
    headers: { 'content-type': contentType, 'cache-control': `public, max-age=${maxAge}` },
  })
}
