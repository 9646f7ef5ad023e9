import { afterEach, describe, expect, it, vi } from 'vitest'
import { authOptions } from '../../../src/server/auth/options'
import { siteProviders, verifiedEmail } from '../../../src/server/auth/providers'
import { readAccountEnv, readEnv } from '../../../src/server/env'
import { Browser } from './nextAuth'
import { accountsWorld } from './world'

const world = accountsWorld()
const keys = { GITHUB_ID: 'our-id', GITHUB_SECRET: 'our-secret' }

/** What GitHub says of a person whose list of addresses is this. */
async function profileWith(emails: unknown, ok = true) {
  vi.stubGlobal('fetch', async () => ({ ok, json: async () => emails }))
  const [provider] = siteProviders(readAccountEnv(keys))
  const { options } = provider as unknown as {
    options: { userinfo: { request: (context: unknown) => Promise<unknown> } }
  }
  const client = { userinfo: async () => ({ id: 7, login: 'ada', email: 'public@example.org' }) }
  return options.userinfo.request({ client, tokens: { access_token: 'token' } })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('GitHub', () => {
  it.each([
    ['its primary address, if verified', [{ email: 'a@example.org', primary: true, verified: true }], 'a@example.org'],
    ['no unverified address', [{ email: 'a@example.org', primary: true, verified: false }], null],
    ['no secondary address', [{ email: 'a@example.org', primary: false, verified: true }], null],
    ['no public address of which it says nothing', [], null],
    ['nothing when the list is odd', { message: 'no' }, null],
  ])('counts for %s', async (_, emails, email) => {
    expect(verifiedEmail('github', await profileWith(emails))).toBe(email)
  })

  it('counts for no address when the list is refused', async () => {
    expect(
      verifiedEmail('github', await profileWith([{ email: 'a@example.org', primary: true, verified: true }], false)),
    ).toBeNull()
  })

  it('is where the browser is sent, with a state that only this browser knows', async () => {
    vi.stubEnv('NEXTAUTH_URL', 'http://muggins.test')
    const env = readEnv({
      DATABASE_URL: 'postgresql://db/none',
      NEXTAUTH_SECRET: 'x'.repeat(32),
      NEXTAUTH_URL: 'http://muggins.test',
      ...keys,
    })
    const browser = new Browser(authOptions(env, world.deps, world.accounts))
    const { csrfToken } = (await browser.ask('GET', 'csrf')).body as { csrfToken: string }
    const { body } = await browser.ask('POST', 'signin/github', { csrfToken, json: 'true' })
    vi.unstubAllEnvs()
    const { origin, searchParams } = new URL((body as { url: string }).url)
    expect(origin).toBe('https://github.com')
    expect(searchParams.get('client_id')).toBe('our-id')
    expect(searchParams.get('redirect_uri')).toBe('http://muggins.test/api/auth/callback/github')
    expect(searchParams.get('state')).toBeTruthy()
    expect(browser.jar.has('next-auth.state')).toBe(true)
  })
})
