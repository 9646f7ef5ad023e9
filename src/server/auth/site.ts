import type { AccountEnv } from '../env'

export const SITES = ['github', 'google', 'discord'] as const
export type Site = (typeof SITES)[number]

/** The key and secret that another site knows us by; null where it is not set up. */
export function siteKeys(env: AccountEnv, site: Site): { clientId: string; clientSecret: string } | null {
  const name = site.toUpperCase() as Uppercase<Site>
  const [clientId, clientSecret] = [env[`${name}_ID`], env[`${name}_SECRET`]]
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

/** The sites that can be used to sign in here. */
export const outsideSites = (env: AccountEnv): Site[] => SITES.filter((site) => siteKeys(env, site))
