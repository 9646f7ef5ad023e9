import type { Profile } from 'next-auth'
import Discord from 'next-auth/providers/discord'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'
import type { Provider } from 'next-auth/providers/index'
import { z } from 'zod'
import { emailSchema } from '../../contract/account'
import type { AccountEnv } from '../env'
import { type Site, siteKeys } from './site'

type Keys = { clientId: string; clientSecret: string }

const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub's profile doesn't say whether its address is verified: ask for the list, which does. */
async function githubProfile(profile: Profile, accessToken?: string): Promise<Profile & { email_verified: boolean }> {
  const response = await fetch('https://api.github.com/user/emails', {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  const emails = githubEmails.safeParse(response.ok ? await response.json() : [])
  const primary = emails.data?.find((entry) => entry.primary && entry.verified)
  return { ...profile, email: primary?.email, email_verified: primary !== undefined }
}

const PROVIDERS: Record<Site, (keys: Keys) => Provider> = {
  github: (keys) =>
    GitHub({
      ...keys,
      userinfo: {
        url: 'https://api.github.com/user',
        request: async ({ client, tokens }) =>
          githubProfile(await client.userinfo(tokens.access_token ?? ''), tokens.access_token),
      },
    }),
  google: (keys) => Google(keys),
  discord: (keys) => Discord(keys),
}

/** next-auth's providers for the sites that are set up. */
export function siteProviders(env: AccountEnv): Provider[] {
  return (Object.keys(PROVIDERS) as Site[]).flatMap((site) => {
    const keys = siteKeys(env, site)
    return keys ? [PROVIDERS[site](keys)] : []
  })
}

const claims = z.object({
  email: emailSchema,
  email_verified: z.boolean().optional(),
  verified: z.boolean().optional(),
})

/** The profile's address, if the site says that it belongs to the person: `verified` at Discord, `email_verified` elsewhere. */
export function verifiedEmail(provider: string, profile: unknown): string | null {
  const read = claims.safeParse(profile)
  if (!read.success) return null
  return (provider === 'discord' ? read.data.verified : read.data.email_verified) === true ? read.data.email : null
}
