import { describe, expect, it } from 'vitest'
import { verifiedEmail } from '../../../src/server/auth/providers'
import { accountsWorld } from './world'

const world = accountsWorld()
let made = 0
const login = () => ({ provider: 'github', providerId: String(++made) })

describe('signing in at another site', () => {
  it('makes a member with a generated name and the checked address, once', async () => {
    const github = login()
    const first = await world.accounts.signInElsewhere(github, 'New@example.org')
    expect(await world.accounts.me(first)).toMatchObject({
      kind: 'member',
      email: 'New@example.org',
      emailConfirmed: true,
      hasPassword: false,
      logins: ['github'],
    })
    expect(await world.accounts.signInElsewhere(github, 'New@example.org')).toEqual(first)
    expect(await world.accounts.signInElsewhere(github, null)).toEqual(first)
  })

  it('leads to the member whose confirmed address it shows', async () => {
    const ada = await world.member()
    await world.accounts.confirmEmail(await world.token(ada.email), 'test')
    expect(await world.accounts.signInElsewhere(login(), ada.email.toUpperCase())).toEqual({
      ...ada.caller,
      sessionNumber: 1,
    })
  })

  it('never links to an address that was not confirmed here', async () => {
    const squatter = await world.member()
    const owner = await world.accounts.signInElsewhere(login(), squatter.email)
    expect(owner.playerId).not.toBe(squatter.id)
    expect(await world.accounts.me(owner)).toMatchObject({ email: null, logins: ['github'] })
    expect(await world.accounts.me(squatter.caller)).toMatchObject({
      email: squatter.email,
      emailConfirmed: false,
      logins: [],
    })
  })

  it('keeps no address that the site did not check, and links nothing by it', async () => {
    const ada = await world.member()
    await world.accounts.confirmEmail(await world.token(ada.email), 'test')
    const stranger = await world.accounts.signInElsewhere(
      login(),
      verifiedEmail('github', { email: ada.email, email_verified: false }),
    )
    expect(stranger.playerId).not.toBe(ada.id)
    expect(await world.accounts.me(stranger)).toMatchObject({ email: null })
  })

  it('makes one member out of several first sign-ins at once', async () => {
    const github = login()
    const sessions = await Promise.all([1, 2, 3].map(() => world.accounts.signInElsewhere(github, 'burst@example.org')))
    expect(new Set(sessions.map(({ playerId }) => playerId)).size).toBe(1)
  })

  it.each([
    ['google', { email: 'a@example.org', email_verified: true }, 'a@example.org'],
    ['google', { email: 'a@example.org', email_verified: false }, null],
    ['google', { email: 'a@example.org' }, null],
    ['google', { email: 'a@example.org', email_verified: 'true' }, null],
    ['discord', { email: 'a@example.org', verified: true }, 'a@example.org'],
    ['discord', { email: 'a@example.org', email_verified: true }, null],
    ['github', { email: 'a@example.org', verified: true }, null],
    ['github', { email: 'not an address', email_verified: true }, null],
    ['github', undefined, null],
  ])('%s says %j: %j', (provider, profile, email) => {
    expect(verifiedEmail(provider, profile)).toBe(email)
  })
})
