import { describe, expect, it, vi } from 'vitest'
import { createAccounts } from '../../../src/server/accounts/accounts'
import { accountsWorld, codeOf, HOUR, PASSWORD, strict } from './world'

const world = accountsWorld()
const NEXT = 'another long phrase'

/** Waits until a request for a reset is done with, by asking for one that surely sends a mail. */
async function resetsAreDone() {
  const other = await world.member()
  await vi.waitFor(() => expect(world.mails.some(({ to }) => to === other.email)).toBe(true))
  await world.accounts.requestReset(other.email, 'test', 'en')
  await vi.waitFor(() => expect(world.mails.filter(({ to }) => to === other.email)).toHaveLength(2))
}

async function resetToken(email: string) {
  await world.token(email)
  const before = world.mails.length
  await world.accounts.requestReset(email, 'test', 'en')
  await vi.waitFor(() => expect(world.mails.length).toBeGreaterThan(before))
  return world.token(email)
}

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await world.member()
    expect(await world.accounts.signIn(email, `${PASSWORD}!`, 'test')).toBeNull()
    expect(await world.accounts.signIn('nobody@example.org', PASSWORD, 'test')).toBeNull()
  })

  it('counts failures by address and account, so that nobody is locked out from elsewhere', async () => {
    const accounts = createAccounts(world.deps, strict(0.3))
    const { email, caller } = await world.member()
    for (let attempt = 0; attempt < 5; attempt++) await accounts.signIn(email, PASSWORD, 'home')
    for (let attempt = 0; attempt < 3; attempt++) await accounts.signIn(email, 'wrong password', 'attacker')
    const refused = accounts.signIn(email.toUpperCase(), PASSWORD, 'attacker')
    await expect(refused).rejects.toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) } })
    expect(await accounts.signIn(email, PASSWORD, 'home')).toMatchObject(caller)
  })

  it('can’t be guessed from many addresses at once, and lets in who was here before or reads the mail', async () => {
    const accounts = createAccounts(world.deps, strict(0.1))
    const { email } = await world.member()
    expect(await accounts.signIn(email, PASSWORD, 'at home')).not.toBeNull()
    const guesses = Array.from({ length: 14 }, (_, n) => codeOf(accounts.signIn(email, 'a guess', `zombie ${n}`)))
    expect((await Promise.all(guesses)).filter((code) => code === 'tooMany')).toHaveLength(4)
    expect(await codeOf(accounts.signIn(email, PASSWORD, 'zombie 99'))).toBe('tooMany')
    expect(await accounts.signIn(email, PASSWORD, 'at home')).not.toBeNull()
    expect(await codeOf(accounts.signIn(email, PASSWORD, 'on a journey'))).toBe('tooMany')
    await accounts.resetPassword({ token: await resetToken(email), password: NEXT }, 'on a journey')
    expect(await accounts.signIn(email, NEXT, 'on a journey')).not.toBeNull()
    expect(await codeOf(accounts.signIn(email, NEXT, 'zombie 99'))).toBe('tooMany')
  })

  it('is refused past a limit just so for an address without an account', async () => {
    const accounts = createAccounts(world.deps, strict(0.2))
    const { email } = await world.member()
    const answers = async (address: string, from: string) => {
      const codes: string[] = []
      for (let n = 0; n < 4; n++) codes.push(await codeOf(accounts.signIn(address, 'a guess', from)))
      return codes
    }
    expect(await answers(email, 'prober one')).toEqual(await answers('nobody@else.example', 'prober two'))
  })

  it('has only so many tries from one address, right ones too: each costs the server', async () => {
    const accounts = createAccounts(world.deps, strict(0.05))
    const { email } = await world.member()
    const codes: string[] = []
    for (let n = 0; n < 5; n++) codes.push(await codeOf(accounts.signIn(email, PASSWORD, 'busy')))
    expect(codes).toEqual(['none', 'none', 'none', 'tooMany', 'tooMany'])
  })

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await world.member()
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
    const differ = () => {
      const { known, unknown } = quickest
      return Math.abs(known - unknown) >= 0.5 * Math.max(known, unknown)
    }
    // The quickest of each: what a busy machine adds is no difference between them, and goes with enough attempts.
    for (let n = 0; n < 12 || (n < 100 && differ()); n++)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${n}@example.org`],
      ] as const) {
        const begun = performance.now()
        await world.accounts.signIn(address, 'a guess', `timer ${n} ${kind}`)
        quickest[kind] = Math.min(quickest[kind], performance.now() - begun)
      }
    if (process.env.FIGURES) console.log(quickest)
    expect(differ()).toBe(false)
  })

  it('is limited by address across accounts', async () => {
    const accounts = createAccounts(world.deps, strict(0.1))
    const attempts = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      codeOf(accounts.signIn(`n${n}@example.org`, 'wrong password', 'spray')),
    )
    expect((await Promise.all(attempts)).filter((code) => code === 'tooMany')).toHaveLength(1)
  })
})

describe('changing the password', () => {
  it('needs the current one', async () => {
    const { caller, id } = await world.member()
    const before = await world.row(id)
    expect(await codeOf(world.accounts.changePassword(caller, { current: 'something else', next: NEXT }))).toBe(
      'wrongPassword',
    )
    expect(await world.row(id)).toEqual(before)
    const guest = await world.guest()
    expect(await codeOf(world.accounts.changePassword(guest.caller, { current: '', next: NEXT }))).toBe('wrongPassword')
  })

  it('raises the session number and tells every process', async () => {
    const { caller, email, id } = await world.member()
    await world.accounts.changePassword(caller, { current: PASSWORD, next: NEXT })
    expect(await world.accounts.signIn(email, PASSWORD, 'test')).toBeNull()
    expect(await world.accounts.signIn(email, NEXT, 'test')).toEqual({ ...caller, sessionNumber: 2 })
    expect(world.notices).toContainEqual({ kind: 'session', id })
  })

  it('happens once when two want it at the same time', async () => {
    const { caller, id } = await world.member()
    const change = (next: string) => codeOf(world.accounts.changePassword(caller, { current: PASSWORD, next }))
    expect((await Promise.all([change('first new phrase'), change('second new phrase')])).sort()).toEqual([
      'none',
      'wrongPassword',
    ])
    expect((await world.row(id)).sessionNumber).toBe(2)
  })

  it('is limited for whoever has got hold of a session', async () => {
    const accounts = createAccounts(world.deps, strict(0.2))
    const { caller } = await world.member()
    const guess = () => codeOf(accounts.changePassword(caller, { current: 'guess', next: NEXT }))
    expect([await guess(), await guess(), await guess()]).toEqual(['wrongPassword', 'wrongPassword', 'tooMany'])
  })
})

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which confirms the address and ends all sessions', async () => {
    const { caller, email, id } = await world.member()
    await world.token(email)
    await world.accounts.requestReset(email.toUpperCase(), 'test', 'en')
    await vi.waitFor(() => expect(world.mails.filter(({ to }) => to === email)).toHaveLength(2))
    const token = await world.token(email)
    await world.accounts.resetPassword({ token, password: NEXT }, 'test')
    expect(await world.accounts.signIn(email, NEXT, 'test')).toEqual({ ...caller, sessionNumber: 2 })
    expect(await world.accounts.me(caller)).toMatchObject({ emailConfirmed: true })
    expect(world.notices).toContainEqual({ kind: 'session', id })
  })

  it('answers an unknown address as a known one, and mails nobody', async () => {
    expect(await world.accounts.requestReset('nobody@example.org', 'test', 'en')).toBeUndefined()
    await resetsAreDone()
    expect(world.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([])
  })

  it('keeps no readable token', async () => {
    const { email, id } = await world.member()
    const token = await world.token(email)
    const kept = await world.deps.db.mailToken.findMany({ where: { playerId: id } })
    expect(kept).toHaveLength(1)
    expect(kept[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('takes a link once, also when it is used twice at the same time', async () => {
    const { email, id } = await world.member()
    const token = await resetToken(email)
    const use = (password: string) => codeOf(world.accounts.resetPassword({ token, password }, 'test'))
    const codes = await Promise.all([use('first new phrase'), use('second new phrase'), use('third new phrase')])
    expect(codes.sort()).toEqual(['linkExpired', 'linkExpired', 'none'])
    expect((await world.row(id)).sessionNumber).toBe(2)
    expect(await use('fourth new phrase')).toBe('linkExpired')
  })

  it('takes a link for an hour, and no link of another purpose or made up', async () => {
    const { email } = await world.member()
    const confirm = await world.token(email)
    const token = await resetToken(email)
    const use = (token: string) => codeOf(world.accounts.resetPassword({ token, password: NEXT }, 'test'))
    expect(await use(confirm)).toBe('linkExpired')
    expect(await use('A'.repeat(43))).toBe('linkExpired')
    world.time.now += HOUR
    expect(await use(token)).toBe('linkExpired')
  })

  it('mails one address only so often', async () => {
    const accounts = createAccounts(world.deps, strict(0.34))
    const { email } = await world.member()
    await world.token(email)
    for (let request = 0; request < 5; request++)
      expect(await codeOf(accounts.requestReset(email, `from ${request}`, 'en'))).toBe('none')
    await resetsAreDone()
    expect(world.mails.filter(({ to }) => to === email)).toHaveLength(3)
  })
})

describe('confirming the address', () => {
  it('works by the mailed link, once, within a day', async () => {
    const [one, late] = [await world.member(), await world.member()]
    const tokens = [await world.token(one.email), await world.token(late.email)] as const
    const confirm = (token: string) => codeOf(world.accounts.confirmEmail(token, 'test'))
    expect(await confirm(tokens[0])).toBe('none')
    expect(await world.accounts.me(one.caller)).toMatchObject({ emailConfirmed: true })
    expect(await confirm(tokens[0])).toBe('linkExpired')
    world.time.now += 24 * HOUR
    expect(await confirm(tokens[1])).toBe('linkExpired')
    expect(await world.accounts.me(late.caller)).toMatchObject({ emailConfirmed: false })
  })

  it('can be asked for again until it is done', async () => {
    const { caller, email } = await world.member()
    await world.token(email)
    await world.accounts.resendConfirmation(caller, 'en')
    await vi.waitFor(() => expect(world.mails.filter(({ to }) => to === email)).toHaveLength(2))
    await world.accounts.confirmEmail(await world.token(email), 'test')
    await world.accounts.resendConfirmation(caller, 'en')
    await resetsAreDone()
    expect(world.mails.filter(({ to }) => to === email)).toHaveLength(2)
  })
})
