'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MatchState } from '../../contract/match'
import type { MatchPresence } from '../../contract/socket'
import type { MatchView, ViewEvent } from '../../engine/view/view'
import { isPassing } from '../callErrors'
import { useRoom } from '../socket'
import { useTRPC, useTRPCClient } from '../trpc'
import { useRecovery } from '../useRecovery'
import { fillLog, hear, missingSince, receive, renew, shownView, startClient } from './matchClient'
import { betterOffset } from './serverTime'
import { useResync } from './useResync'
import { useWishes, type Wishes } from './useWishes'

export type Presence = Omit<MatchPresence, 'matchId'>

/** A match on a page, kept up to date. */
export type LiveMatch = Wishes & {
  /** Everything around the view: players, rating changes, times. */
  readonly match: MatchState
  /** What to show: the server's view with the own unanswered placement on it. */
  readonly view: MatchView
  readonly seq: number
  /** The log from the first event on; null until it has arrived. */
  readonly events: readonly ViewEvent[] | null
  readonly presence: Presence | null
  /** When `match` was last read from the server, by the browser's clock. */
  readonly readAt: number
  /** Milliseconds since the match began, by the server's clock, for a time of the browser's clock. */
  readonly matchTime: (browserNow: number) => number
}

/** Out of order is not lost: a push that overtook another gets this long before the missing one is asked for. */
const PATIENCE_MS = 250
const ASK_AGAIN_MS = 1500
/** How often a match that is over is read again, and for how long, for those who wait for a rematch. */
const REMATCH_MS = 4_000
const REMATCH_WAIT_MS = 120_000

const isJustOver = ({ endedAt, now }: MatchState) => endedAt !== null && now - endedAt < REMATCH_WAIT_MS

/** Follows a match from the state that the page was rendered with. `onRefused` hears why a wish was not granted. */
export function useMatch(initial: MatchState, onRefused: (error: unknown) => void): LiveMatch {
  const trpc = useTRPC()
  const server = useTRPCClient()
  const matchId = initial.id
  const query = useQuery(
    trpc.match.get.queryOptions(
      { matchId },
      {
        initialData: initial,
        staleTime: Number.POSITIVE_INFINITY,
        // However long the server is gone, the match is read as soon as it is back.
        retry: (_, error) => isPassing(error),
        // That somebody asks for a rematch is pushed once.
        refetchInterval: ({ state: { data } }) => (data && isJustOver(data) ? REMATCH_MS : false),
      },
    ),
  )
  const match = query.data
  const { refetch, dataUpdatedAt } = query
  const [client, setClient] = useState(() => startClient(initial))
  const [offset, setOffset] = useState<number | null>(null)
  const [presence, setPresence] = useState<Presence | null>(null)

  useEffect(() => setClient((held) => renew(held, match)), [match])
  useEffect(() => {
    // The page's own reading was made when it was rendered, however long ago that is; only fresh answers set the clock.
    if (dataUpdatedAt > 0) setOffset((held) => betterOffset(held, match.now, dataUpdatedAt))
  }, [match.now, dataUpdatedAt])

  const reread = useCallback(() => void refetch(), [refetch])
  useRoom(
    { kind: 'match', matchId },
    {
      'match:events': (pushed) => setClient((held) => receive(held, pushed)),
      'match:seq': ({ matchId: id, seq }) => id === matchId && setClient((held) => hear(held, seq)),
      'match:presence': (pushed) => pushed.matchId === matchId && setPresence(pushed),
      'match:rematch': ({ matchId: id }) => id === matchId && reread(),
    },
    reread,
  )
  useResync(reread)
  useRecovery(reread)

  const missing = missingSince(client)
  useEffect(() => {
    if (missing === null) return
    const ask = () => {
      server.match.since.query({ matchId, seq: missing }).then(
        (answer) => setClient((held) => receive(held, answer)),
        () => undefined,
      )
    }
    const first = setTimeout(ask, PATIENCE_MS)
    const again = setInterval(ask, ASK_AGAIN_MS)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [missing, matchId, server])

  const logKnown = client.log.from === 1
  useEffect(() => {
    if (logKnown) return
    let dropped = false
    let again: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      server.match.since.query({ matchId, seq: 0 }).then(
        (answer) => !dropped && setClient((held) => fillLog(held, answer)),
        () => {
          if (!dropped) again = setTimeout(ask, ASK_AGAIN_MS)
        },
      )
    }
    ask()
    return () => {
      dropped = true
      clearTimeout(again)
    }
  }, [logKnown, matchId, server])

  // What the match made of the ratings is not in its events.
  const over = client.view.phase === 'over'
  const ended = match.endedAt !== null
  useEffect(() => {
    if (over && !ended) reread()
  }, [over, ended, reread])

  // It moves forward by the time that the server was down: the match's own time stood still meanwhile.
  const { startedAt } = match
  const matchTime = useCallback((browserNow: number) => browserNow + (offset ?? 0) - startedAt, [offset, startedAt])
  const wishes = useWishes(client, setClient, matchTime, (error) => {
    onRefused(error)
    reread()
  })
  return {
    match,
    view: useMemo(() => shownView(client), [client]),
    seq: client.seq,
    events: logKnown ? client.log.events : null,
    presence,
    readAt: dataUpdatedAt,
    matchTime,
    ...wishes,
  }
}
