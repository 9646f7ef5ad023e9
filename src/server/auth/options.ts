import type { NextAuthOptions, User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { textSchema } from '../../contract/text'
import type { Accounts } from '../accounts/accounts'
import type { Session } from '../accounts/session'
import { liveSession } from '../accounts/store'
import type { Deps } from '../deps'
import type { Env } from '../env'
import { AppError } from '../error'
import { ADDRESS_HEADER } from './address'
import { siteProviders, verifiedEmail } from './providers'
import { callerFromCookies, isSecure, tokenSchema } from './session'

const DAYS = 86_400
const SIGN_IN_PAGE = '/sign-in'

const memberSchema = z.object({ email: textSchema(254), password: z.string().max(200) })

type Headers = Readonly<Record<string, string | undefined>> | undefined

const addressOf = (headers: Headers) => headers?.[ADDRESS_HEADER] ?? ''
const userOf = ({ playerId, sessionNumber }: Session) => ({ id: playerId, sessionNumber })

/** next-auth shows an error's text to the page: only a code of ours may be that text, with the seconds to wait behind it. */
async function coded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) throw new Error('internal')
    const { retryAfterS } = error.details
    throw new Error(retryAfterS ? `${error.code}:${retryAfterS}` : error.code)
  }
}

/**
 * next-auth's options: providers `member` (email, password), `guest`, and the other sites that are set up. Sessions are
 * tokens of 30 days that hold the player's id and session number alone. A failed sign-in shows `CredentialsSignin`,
 * or one of our error codes (`tooMany:900`).
 */
export function authOptions(env: Env, deps: Deps, accounts: Accounts): NextAuthOptions {
  const member = Credentials({
    id: 'member',
    name: 'Member',
    credentials: { email: {}, password: {} },
    async authorize(credentials, request) {
      const given = memberSchema.safeParse(credentials)
      if (!given.success) return null
      const session = await coded(accounts.signIn(given.data.email, given.data.password, addressOf(request.headers)))
      return session && userOf(session)
    },
  })
  const guest = Credentials({
    id: 'guest',
    name: 'Guest',
    credentials: {},
    async authorize(_, request) {
      // Whoever is signed in already goes on as who they are: a second click makes no second guest.
      const present = await callerFromCookies(request.headers?.cookie, deps)
      return userOf(present ?? (await coded(accounts.createGuest(addressOf(request.headers)))))
    },
  })
  return {
    secret: env.NEXTAUTH_SECRET,
    useSecureCookies: isSecure(env.origin),
    session: { strategy: 'jwt', maxAge: 30 * DAYS },
    pages: { signIn: SIGN_IN_PAGE, signOut: '/', error: SIGN_IN_PAGE },
    providers: [member, guest, ...siteProviders(env)],
    callbacks: {
      async jwt({ token, user, account, profile }) {
        if (account?.type === 'oauth') {
          const login = { provider: account.provider, providerId: account.providerAccountId }
          return tokenOf(await accounts.signInElsewhere(login, verifiedEmail(account.provider, profile)))
        }
        const { sub, sessionNumber } = tokenSchema.parse(user ? { ...user, sub: user.id } : token)
        const session = await liveSession(deps.db, sub, sessionNumber)
        // next-auth answers a failure here by clearing the cookie: the session has ended.
        if (!session) throw new Error('session ended')
        return tokenOf(session)
      },
      session: ({ session, token }) => ({ expires: session.expires, user: { id: token.sub } as User }),
    },
    logger: {
      error: (code) => deps.log.debug({ code }, 'sign-in'),
      warn: (code) => deps.log.debug({ code }, 'sign-in'),
      debug: () => {},
    },
  }
}

const tokenOf = ({ playerId, sessionNumber }: Session) => ({ sub: playerId, sessionNumber })
