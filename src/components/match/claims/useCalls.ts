'use client'
import { useState } from 'react'
import type { LiveMatch } from '../../../client/match/useMatch'
import { lineKey } from '../trial'
import type { Play } from '../usePlay'

/**
 * What a seat may do under `steal` besides placing: call muggins on the last placement (R6.3), let a finished round be
 * settled without a call (R6.4), and draw or pass where that waits for its button.
 */
export function useCalls({ view, act }: Pick<LiveMatch, 'view' | 'act'>, seat: number | null, play: Play) {
  /** On which line the caller asked for the numbers; another placement closes them. */
  const [asked, setAsked] = useState<string | null>(null)
  const { round, rules } = view
  const mayCall = seat !== null && !view.seats[seat]?.left && round?.call?.seat === seat
  const awaited = round?.call?.awaited ?? null
  const stuck = rules.claims === 'steal' && play.onTurn && play.playable?.size === 0
  const forced = !stuck ? null : (round?.boneyard ?? 0) > rules.reserve ? 'draw' : 'pass'
  return {
    mayCall,
    /** Since when the finished round waits for a call, in milliseconds since the match began; null while it doesn't. */
    awaitedSince: awaited?.since ?? null,
    naming: mayCall && (awaited !== null || asked === lineKey(round)),
    forced,
    ask: () => {
      play.cancel()
      setAsked(round && lineKey(round))
    },
    desist: () => setAsked(null),
    call: (points: number) => {
      setAsked(null)
      if (seat !== null) act({ type: 'muggins', seat, points })
    },
    waive: () => seat !== null && act({ type: 'waive', seat }),
    force: () => seat !== null && forced && act({ type: forced, seat }),
  } as const
}

export type Calls = ReturnType<typeof useCalls>
