'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Whereabouts } from '../../contract/table'
import { LinkButton } from '../ui/LinkButton'
import { useWhereabouts } from './useWhereabouts'

/** Takes a waiting player to the match that begins: from the lobby or table at once, from elsewhere if the page is in sight. */
function useMatchStart(whereabouts: Whereabouts | undefined, path: string) {
  const router = useRouter()
  const before = useRef(whereabouts)
  useEffect(() => {
    const was = before.current
    before.current = whereabouts
    if (!whereabouts || !was || (was.seek === null && was.tableId === null)) return
    const known = new Set(was.liveMatches.map((match) => match.matchId))
    const begun = whereabouts.liveMatches.find((match) => !known.has(match.matchId))
    const waiting = path === '/lobby' || path.startsWith('/table/') || path.startsWith('/t/')
    if (begun && (waiting || document.visibilityState === 'visible')) router.push(`/match/${begun.matchId}`)
  }, [whereabouts, path, router])
}

/** "Return to your match" on every page, or to the table or the search that the player is waiting in. */
export function WhereaboutsBar({ initial }: { initial: Whereabouts }) {
  const t = useTranslations('site')
  const path = usePathname()
  const whereabouts = useWhereabouts(true, initial)
  useMatchStart(whereabouts, path)
  if (!whereabouts) return null
  const matches = whereabouts.liveMatches
  const match = matches.find((live) => live.yourTurn) ?? matches[0]
  if (match) {
    if (matches.some((live) => path === `/match/${live.matchId}`)) return null
    return (
      <Bar text={match.yourTurn ? t('yourTurn') : t('running')} href={`/match/${match.matchId}`} primary>
        {t('return', { count: matches.length })}
      </Bar>
    )
  }
  if (whereabouts.tableId && path !== `/table/${whereabouts.tableId}` && !path.startsWith('/t/'))
    return (
      <Bar text={t('atTable')} href={`/table/${whereabouts.tableId}`}>
        {t('toTable')}
      </Bar>
    )
  if (whereabouts.seek && path !== '/lobby' && path !== '/')
    return (
      <Bar text={t('seeking')} href="/lobby">
        {t('toSeek')}
      </Bar>
    )
  return null
}

function Bar({ text, href, primary, children }: { text: string; href: string; primary?: boolean; children: string }) {
  return (
    <section aria-label={text} className="felt">
      <div className="column flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
        <p role="status" className="font-medium">
          {text}
        </p>
        <LinkButton
          href={href}
          look={primary ? 'primary' : 'quiet'}
          className={primary ? '' : 'text-felt-ink! underline'}
        >
          {children}
        </LinkButton>
      </div>
    </section>
  )
}
