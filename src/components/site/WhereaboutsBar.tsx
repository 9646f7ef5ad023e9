'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { TRPCProvider } from '../../client/trpc'
import type { Whereabouts } from '../../contract/table'
import { LinkButton } from '../ui/LinkButton'
import { goesToMatch, isTablePage } from './goesToMatch'
import { SeekKeeper } from './SeekKeeper'
import { useWhereabouts } from './useWhereabouts'

/** How long to wait before what contributes to a deal is fetched once more, in milliseconds. */
const FETCH_AGAIN_MS = 1_000

/** Only those who are about to play need what draws and hashes; it is there before their match is. */
const SealingKeeper = lazy(async () => {
  for (;;) {
    const part = await import('./SealingKeeper').catch(() => null)
    if (part) return { default: part.SealingKeeper }
    await new Promise((resolve) => setTimeout(resolve, FETCH_AGAIN_MS))
  }
})

/** Whether the player has a match that is yet to begin, or waits for one. */
function mayBegin({ liveMatches, tableId, seek }: Whereabouts): boolean {
  return tableId !== null || seek !== null || liveMatches.some(({ sealing }) => sealing)
}

/** How long after the last sign of waiting a new match still counts as the one waited for, in milliseconds. */
const PATIENCE_MS = 15_000

/** Takes a waiting player to the match that begins; see `goesToMatch`. */
function useMatchStart(whereabouts: Whereabouts | undefined, path: string) {
  const router = useRouter()
  const known = useRef(whereabouts)
  const waitedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!whereabouts) return
    const before = new Set(known.current?.liveMatches.map((match) => match.matchId))
    const begun = known.current && whereabouts.liveMatches.find((match) => !before.has(match.matchId))
    const waited = Date.now() - waitedAt.current < PATIENCE_MS
    known.current = whereabouts
    if (whereabouts.seek || whereabouts.tableId) waitedAt.current = Date.now()
    const to = `/match/${begun?.matchId}`
    const inSight = document.visibilityState === 'visible'
    if (!begun || path === to || !goesToMatch(path, { waited, inSight })) return
    // The way back leads to where the player came from, not to the table that the match has emptied.
    if (isTablePage(path)) router.replace(to)
    else router.push(to)
  }, [whereabouts, path, router])
}

type Props = { initial: Whereabouts; playerId: string }

/** "Return to your match" on every page, or to the table or the search that the player is waiting in. */
export function WhereaboutsBar({ initial, playerId }: Props) {
  return (
    <TRPCProvider whereabouts={initial}>
      <Bars initial={initial} playerId={playerId} />
    </TRPCProvider>
  )
}

function Bars({ initial, playerId }: Props) {
  const path = usePathname()
  const whereabouts = useWhereabouts(true, initial, path)
  useMatchStart(whereabouts, path)
  if (!whereabouts) return null
  return (
    <>
      {whereabouts.seek && <SeekKeeper />}
      {mayBegin(whereabouts) && (
        <Suspense>
          <SealingKeeper playerId={playerId} whereabouts={whereabouts} />
        </Suspense>
      )}
      <Reminder whereabouts={whereabouts} path={path} />
    </>
  )
}

/** Where the player is expected first: at the table, then where it is the own turn; in a slow match only then. */
function expectedIn(matches: Whereabouts['liveMatches']): Whereabouts['liveMatches'][number] | undefined {
  return (
    matches.find(({ timed, sealing }) => timed || sealing) ??
    matches.find(({ yourTurn }) => yourTurn) ??
    matches.find(({ slow }) => !slow)
  )
}

function Reminder({ whereabouts, path }: { whereabouts: Whereabouts; path: string }) {
  const t = useTranslations('site')
  const matches = whereabouts.liveMatches
  // Home and lobby list those that keep nobody at the table.
  const listed = path === '/' || path === '/lobby'
  const match = expectedIn(listed ? matches.filter(({ timed, sealing }) => timed || sealing) : matches)
  if (match) {
    const here = matches.find((live) => path === `/match/${live.matchId}`)
    // Only a match that keeps its players at the table calls them away from another.
    if (here && (here.timed || !match.timed)) return null
    return (
      <Bar
        text={match.sealing ? t('beginning') : match.yourTurn ? t('yourTurn') : t('running')}
        href={`/match/${match.matchId}`}
        primary
      >
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
      <div className="column flex items-center justify-between gap-x-3 py-1.5">
        <p role="status" className="text-balance font-medium leading-tight">
          {text}
        </p>
        <LinkButton
          href={href}
          look={primary ? 'primary' : 'quiet'}
          className={primary ? 'shrink-0 max-sm:px-3!' : 'shrink-0 px-3! underline'}
        >
          {children}
        </LinkButton>
      </div>
    </section>
  )
}
