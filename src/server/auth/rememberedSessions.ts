import { createHash } from 'node:crypto'
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import type { Session } from '../accounts/session'
import type { Deps } from '../deps'
import { callerFromCookies } from './session'

/** A session that has ended is let in no longer than this, even where the news of its end was lost. */
const REMEMBERED_MS = 5_000
const MOST = 20_000
const TOKEN = /next-auth\.session-token/

export type RememberedSessions = {
  /** As `callerFromCookies`, for a Cookie header; reads a player's row at most every five seconds. */
  readonly callerOf: (cookies: string | undefined) => Promise<Session | null>
  /** The player's sessions have ended, or may have: they are read anew. */
  readonly forget: (playerId: string) => void
  /** How often sessions have ended so far: whoever was let in before the last time may have to be looked at again. */
  readonly endings: () => number
}

/**
 * Sessions by the hash of their token: never by connection, since a proxy shares one among people. `now` is in
 * milliseconds, of a clock that nobody sets.
 */
export function rememberSessions(
  deps: Pick<Deps, 'db' | 'origin'>,
  { now = () => performance.now() }: { readonly now?: () => number } = {},
): RememberedSessions {
  const byToken = new LRUCache<string, Session>({ max: MOST, ttl: REMEMBERED_MS, ttlResolution: 0, perf: { now } })
  /** Raised by whatever may end sessions: what was read before it isn't kept. */
  let generation = 0

  return {
    async callerOf(cookies) {
      if (!cookies) return null
      const parsed = parseCookie(cookies)
      const tokens = Object.entries(parsed).filter(([name]) => TOKEN.test(name))
      if (tokens.length === 0) return null
      const key = createHash('sha256').update(JSON.stringify(tokens)).digest('base64')
      const held = byToken.get(key)
      if (held) return held
      const asked = generation
      const session = await callerFromCookies(parsed, deps)
      if (session && asked === generation) byToken.set(key, session)
      else byToken.delete(key)
      return session
    },
    forget(playerId) {
      generation += 1
      for (const [key, session] of byToken) if (session.playerId === playerId) byToken.delete(key)
    },
    endings: () => generation,
  }
}
