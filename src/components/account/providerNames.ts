/** What other sites to sign in with call themselves, in all languages. */
export const PROVIDER_NAMES = { github: 'GitHub', google: 'Google', discord: 'Discord' } as const

/** A site's name by the word we know it by. */
export function providerName(login: string): string {
  return login in PROVIDER_NAMES ? PROVIDER_NAMES[login as keyof typeof PROVIDER_NAMES] : login
}
