import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAccounts } from '../../../src/server/accounts/accounts'
import { authOptions } from '../../../src/server/auth/options'
import { callerFromCookies } from '../../../src/server/auth/session'
import { readEnv } from '../../../src/server/env'
import { Browser } from './nextAuth'
import { accountsWorld, PASSWORD, strict } from './world'

const SECRET = 'a secret of thirty-two characters'
const world = accountsWorld()
const NAME = 'next-auth.session-token'

const environment = (origin: string, more: Record<string, string> = {}) =>
  readEnv({ DATABASE_URL: 'postgresql://localhost/none', NEXTAUTH_SECRET: SECRET, NEXTAUTH_URL: origin, ...more })

const open = (address?: string, origin = 'http://muggins.test') =>
  new Browser(authOptions(environment(origin), world.deps, world.accounts), address)

const callerOf = (browser: Browser) => callerFromCookies(browser.cookie, world.deps)

type Three = [Browser, Browser, Browser]

beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRET)
  vi.stubEnv('NEXTAUTH_URL', 'http://muggins.test')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

describe('a session', () => {
  it('begins with the right password and ends with signing out', async () => {
    const ada = await world.member()
    const browser = open()
    expect(await callerOf(browser)).toBeNull()
    const { error, cookies } = await browser.signIn('member', { email: ada.email, password: PASSWORD })
    expect(error).toBeNull()
    expect(await callerOf(browser)).toEqual({ ...ada.caller, sessionNumber: 1 })
    expect(cookies.find((line) => line.startsWith(NAME))).toMatch(/HttpOnly.*SameSite=Lax/)
    await browser.signOut()
    expect(await callerOf(browser)).toBeNull()
  })

  it.each([
    ['a wrong password', { password: 'something else' }],
    ['an unknown address', { email: 'nobody@example.org' }],
    ['no password', { password: '' }],
    ['a password beyond all size', { password: 'x'.repeat(10_000) }],
  ])('does not begin with %s', async (_, change) => {
    const ada = await world.member()
    const browser = open()
    const answer = await browser.signIn('member', { email: ada.email, password: PASSWORD, ...change })
    expect([answer.status, answer.error]).toEqual([401, 'CredentialsSignin'])
    expect(await callerOf(browser)).toBeNull()
  })

  it('does not begin without the anti-forgery token', async () => {
    const ada = await world.member()
    const browser = open()
    await browser.ask('POST', 'callback/member', { email: ada.email, password: PASSWORD, json: 'true' })
    expect(await callerOf(browser)).toBeNull()
  })

  it('tells the page of a limit by its code, and for how long to wait', async () => {
    const accounts = createAccounts(world.deps, strict(0.01))
    const browser = new Browser(authOptions(environment('http://muggins.test'), world.deps, accounts))
    await browser.signIn('member', { email: 'a@example.org', password: PASSWORD })
    expect((await browser.signIn('member', { email: 'a@example.org', password: PASSWORD })).error).toMatch(
      /^tooMany:\d+$/,
    )
  })

  it('holds the player and the session number, and nothing else about anybody', async () => {
    const ada = await world.member()
    const browser = open()
    await browser.signIn('member', { email: ada.email, password: PASSWORD })
    const { body } = await browser.ask('GET', 'session')
    expect(body).toEqual({ expires: expect.any(String), user: { id: ada.id } })
  })

  it('ends elsewhere when the password changes, and goes on where one signs in anew', async () => {
    const ada = await world.member()
    const [here, elsewhere] = [open(), open()]
    for (const browser of [here, elsewhere]) await browser.signIn('member', { email: ada.email, password: PASSWORD })
    await world.accounts.changePassword(ada.caller, { current: PASSWORD, next: 'another long phrase' })
    await here.signIn('member', { email: ada.email, password: 'another long phrase' })
    expect(await callerOf(here)).toEqual({ ...ada.caller, sessionNumber: 2 })
    expect(await callerOf(elsewhere)).toBeNull()
    expect((await elsewhere.ask('GET', 'session')).body).toEqual({})
    expect(elsewhere.jar.has(NAME)).toBe(false)
  })

  it('ends with the account', async () => {
    const ada = await world.member()
    const browser = open()
    await browser.signIn('member', { email: ada.email, password: PASSWORD })
    await world.accounts.deleteAccount(ada.caller, { password: PASSWORD }, async () => {})
    expect(await callerOf(browser)).toBeNull()
  })

  it('is not taken from a bot, a forgery, another secret, an odd token or a header', async () => {
    const { db, random } = world.deps
    const bot = await db.player.create({
      data: { id: random.id(), kind: 'bot', name: 'B', nameFold: 'b', createdAt: new Date(0) },
    })
    const ada = await world.member()
    const cookieOf = async (token: Record<string, unknown>, secret = SECRET) =>
      `${NAME}=${await encode({ token, secret })}`
    const good = await cookieOf({ sub: ada.id, sessionNumber: 1, kind: 'guest' })
    expect(await callerFromCookies(good, world.deps)).toEqual({ ...ada.caller, sessionNumber: 1 })
    const bad = [
      await cookieOf({ sub: bot.id, sessionNumber: 1 }),
      await cookieOf({ sub: ada.id, sessionNumber: 1 }, 'another secret of thirty-two chars'),
      await cookieOf({ sub: ada.id, sessionNumber: 2 }),
      await cookieOf({ sub: ada.id }),
      await cookieOf({ sub: random.id(), sessionNumber: 1 }),
      `${NAME}=${ada.id}`,
      `${good.slice(0, -4)}AAAA`,
      `__Secure-${good}`,
      '',
    ]
    for (const cookie of bad) expect(await callerFromCookies(cookie, world.deps)).toBeNull()
    expect(await callerFromCookies(undefined, world.deps)).toBeNull()
  })

  it('has a cookie for encrypted connections only where the site is reached by https', async () => {
    vi.stubEnv('NEXTAUTH_URL', 'https://muggins.test')
    const ada = await world.member()
    const browser = open('browser', 'https://muggins.test')
    const csrf = (await browser.ask('GET', 'csrf')).cookies[0]
    const { cookies } = await browser.signIn('member', { email: ada.email, password: PASSWORD })
    vi.stubEnv('NEXTAUTH_URL', 'http://muggins.test')
    expect(cookies.find((line) => line.startsWith(`__Secure-${NAME}`))).toMatch(/HttpOnly.*Secure.*SameSite=Lax/)
    expect(csrf).toMatch(/^__Host-next-auth\.csrf-token=.*Path=\/;.*HttpOnly.*Secure.*SameSite=Lax/)
    expect(await callerFromCookies(browser.cookie, { ...world.deps, origin: 'https://muggins.test' })).toMatchObject(
      ada.caller,
    )
    expect(await callerOf(browser)).toBeNull()
  })
})

describe('a guest', () => {
  it('plays at once, and a second click makes no second guest', async () => {
    const browser = open()
    await browser.signIn('guest')
    const first = await callerOf(browser)
    expect(first).toMatchObject({ kind: 'guest' })
    await browser.signIn('guest')
    expect(await callerOf(browser)).toEqual(first)
  })

  it('is made only so often from one address; whoever is one already needs no other', async () => {
    const accounts = createAccounts(world.deps, strict(0.05))
    const options = authOptions(environment('http://muggins.test'), world.deps, accounts)
    const guests = () => world.deps.db.player.count({ where: { kind: 'guest' } })
    const before = await guests()
    const [first, second, third] = [0, 1, 2].map(() => new Browser(options, 'a crowded address')) as Three
    for (const browser of [first, second]) expect((await browser.signIn('guest')).error).toBeNull()
    const late = await third.signIn('guest')
    expect([late.status, late.error]).toEqual([401, expect.stringMatching(/^tooMany\b/)])
    expect(await callerOf(third)).toBeNull()
    expect((await first.signIn('guest')).error).toBeNull()
    expect(await guests()).toBe(before + 2)
    expect((await new Browser(options, 'another address').signIn('guest')).error).toBeNull()
    expect(await guests()).toBe(before + 3)
  })

  it('goes on with the same session as a member', async () => {
    const browser = open()
    await browser.signIn('guest')
    const guest = await callerOf(browser)
    if (!guest) throw new Error('no guest')
    await world.accounts.upgradeGuest(
      guest,
      { name: 'Now Member', email: 'now@example.org', password: PASSWORD },
      'test',
      'en',
    )
    expect(await callerOf(browser)).toEqual({ playerId: guest.playerId, kind: 'member', sessionNumber: 1 })
  })
})

describe('other sites', () => {
  it('are offered where both of their variables are set', async () => {
    const env = environment('http://muggins.test', {
      GITHUB_ID: 'i',
      GITHUB_SECRET: 's',
      GOOGLE_ID: 'i',
      DISCORD_SECRET: '',
    })
    const browser = new Browser(authOptions(env, world.deps, world.accounts))
    expect(Object.keys((await browser.ask('GET', 'providers')).body as object)).toEqual(['member', 'guest', 'github'])
    expect(createAccounts(world.deps, env).signInOptions()).toEqual({ providers: ['github'], mail: 'folder' })
    expect(world.accounts.signInOptions().providers).toEqual([])
  })

  it('lead to a session of the player here, whatever id they give', async () => {
    const { jwt } = authOptions(environment('http://muggins.test'), world.deps, world.accounts).callbacks ?? {}
    const account = { provider: 'google', providerAccountId: '4711', type: 'oauth' } as const
    const profile = { email: 'g@example.org', email_verified: true }
    const token = await jwt?.({
      token: { sub: '4711' },
      user: { id: '4711' } as never,
      account,
      profile,
      trigger: 'signIn',
    })
    const holder = await world.deps.db.login.findUniqueOrThrow({
      where: { provider_providerId: { provider: 'google', providerId: '4711' } },
    })
    expect(token).toEqual({ sub: holder.playerId, sessionNumber: 1 })
  })
})
