import { parseCookie } from 'cookie'
import { getToken } from 'next-auth/jwt'
import { z } from 'zod'
import type { Session } from '../accounts/session'
import { liveSession } from '../accounts/store'
import type { Deps } from '../deps'

type Cookies = Readonly<Record<string, string | undefined>>

/** What our session tokens carry; all else about the player is read from the row. */
export const tokenSchema = z.object({ sub: z.uuid(), sessionNumber: z.int() })

/** Whether cookies carry the prefix and flag of an encrypted connection. */
export const isSecure = (origin: string) => origin.startsWith('https://')

/**
 * Who sends these cookies (a Cookie header, or parsed): the player and the session's number, or null for a visitor,
 * an ended session or a forged token. Reads the player's row each time.
 */
export async function callerFromCookies(
  cookies: string | Cookies | undefined,
  deps: Pick<Deps, 'db' | 'origin'>,
): Promise<Session | null> {
  if (!cookies) return null
  const parsed = typeof cookies === 'string' ? parseCookie(cookies) : cookies
  // Without headers, so that a token counts only as a cookie.
  const req = { cookies: parsed, headers: {} } as Parameters<typeof getToken>[0]['req']
  const token = tokenSchema.safeParse(await getToken({ req, secureCookie: isSecure(deps.origin) }))
  return token.success ? liveSession(deps.db, token.data.sub, token.data.sessionNumber) : null
}
