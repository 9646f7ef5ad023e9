import { describe, expect, it } from 'vitest'
import { nameSchema } from '../../../src/contract/account'
import { createAccounts } from '../../../src/server/accounts/accounts'
import { guestName } from '../../../src/server/accounts/guestName'
import { accountsWorld, codeOf, HOUR, PASSWORD, strict } from './world'

const world = accountsWorld()

describe('signing up', () => {
  it('makes a member who can sign in, with a hash of argon2id and an address to confirm', async () => {
    const ada = await world.member({ name: 'Ada Lovelace', email: 'Ada@Example.org' })
    expect(await world.accounts.me(ada.caller)).toEqual({
      id: ada.id,
      kind: 'member',
      name: 'Ada Lovelace',
      email: 'Ada@Example.org',
      emailConfirmed: false,
      hasPassword: true,
      logins: [],
    })
    const row = await world.row(ada.id)
    expect(row.passwordHash).toMatch(/^\$argon2id\$/)
    expect(row.passwordHash).not.toContain(PASSWORD)
    expect(await world.accounts.signIn('ada@example.ORG', PASSWORD, 'test')).toEqual({
      ...ada.caller,
      sessionNumber: 1,
    })
    expect(await world.token('Ada@Example.org')).toHaveLength(43)
  })

  it.each([
    ['nameTaken', { name: 'grace-h0pper' }],
    ['emailTaken', { email: 'GRACE@example.org' }],
    ['nameNotAllowed', { name: 'Adm1n' }],
  ])('refuses with %s', async (code, change) => {
    await world.member({ name: 'Grace Hopper', email: 'grace@example.org' }).catch(() => {})
    expect(await codeOf(world.member({ name: `Other ${code}`, email: `${code}@example.org`, ...change }))).toBe(code)
  })

  it('gives a name that several want at once to one of them', async () => {
    const names = ['Racer', 'racer', 'RACER', 'Racer', 'r-a-c-e-r', 'Ｒacer'].map((name) => world.member({ name }))
    const codes = await Promise.all(names.map(codeOf))
    expect(codes.filter((code) => code === 'none')).toHaveLength(1)
    expect(codes.filter((code) => code === 'nameTaken')).toHaveLength(5)
  })

  it('gives an address that several want at once to one of them', async () => {
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(world.member({ email: 'One@race.example' }))))
    expect(codes.sort()).toEqual(['emailTaken', 'emailTaken', 'emailTaken', 'none'])
  })

  it('succeeds though the mail does not go out', async () => {
    const accounts = createAccounts(
      { ...world.deps, mailer: { mode: 'sent', send: () => Promise.reject(new Error('connection refused')) } },
      strict(1),
    )
    const input = { name: 'No Mail', email: 'nomail@example.org', password: PASSWORD }
    expect((await accounts.signUp(input, 'test', 'en')).id).toBeTruthy()
  })

  it('is limited by address', async () => {
    const accounts = createAccounts(world.deps, strict(0.05))
    const attempt = (address: string) =>
      codeOf(accounts.signUp({ name: 'admin', email: 'l@example.org', password: PASSWORD }, address, 'en'))
    expect([await attempt('a'), await attempt('a'), await attempt('a'), await attempt('b')]).toEqual([
      'nameNotAllowed',
      'nameNotAllowed',
      'tooMany',
      'nameNotAllowed',
    ])
  })
})

describe('guests', () => {
  it('get pleasant names that would pass as chosen ones', async () => {
    for (let fraction = 0; fraction < 1; fraction += 1 / 512)
      expect(nameSchema.safeParse(guestName({ ...world.deps.random, fraction: () => fraction })).success).toBe(true)
    const guest = await world.guest()
    expect(await world.accounts.me(guest.caller)).toMatchObject({
      kind: 'guest',
      name: expect.stringMatching(/^[a-z]+-[a-z]+-\d+$/),
      email: null,
      hasPassword: false,
    })
  })

  it('get another name when the first is taken, many at once too', async () => {
    let drawn = 0
    // Every third number drawn changes, so that the first names collide.
    const fraction = () => (Math.floor(drawn++ / 9) % 50) / 50
    const accounts = createAccounts({ ...world.deps, random: { ...world.deps.random, fraction } }, strict(10))
    const guests = await Promise.all([1, 2, 3, 4].map(() => accounts.createGuest('test')))
    expect(new Set(guests.map(({ playerId }) => playerId)).size).toBe(4)
  })

  it('become members with the same id, history and session', async () => {
    const guest = await world.guest()
    const { createdAt } = await world.row(guest.id)
    world.time.now += HOUR
    await world.accounts.upgradeGuest(
      guest.caller,
      { name: 'Grown Up', email: 'grown@example.org', password: PASSWORD },
      'test',
      'en',
    )
    expect(await world.row(guest.id)).toMatchObject({
      id: guest.id,
      kind: 'member',
      name: 'Grown Up',
      createdAt,
      sessionNumber: 1,
    })
    expect(await world.accounts.signIn('grown@example.org', PASSWORD, 'test')).toMatchObject({
      playerId: guest.id,
      kind: 'member',
    })
    expect(world.notices).toContainEqual({ kind: 'player', id: guest.id })
    expect(await world.token('grown@example.org')).toBeTruthy()
  })

  it('become members once', async () => {
    const guest = await world.guest()
    const upgrade = (n: number) =>
      world.accounts.upgradeGuest(
        guest.caller,
        { name: `Twice ${n} up`, email: `twice${n}@example.org`, password: PASSWORD },
        'test',
        'en',
      )
    const codes = await Promise.all([1, 2, 3].map((n) => codeOf(upgrade(n))))
    expect(codes.sort()).toEqual(['alreadyMember', 'alreadyMember', 'none'])
    const member = await world.member()
    expect(await codeOf(world.accounts.upgradeGuest(member.caller, member, 'test', 'en'))).toBe('alreadyMember')
  })

  it('keep their name when the one they want is taken', async () => {
    const [guest, member] = [await world.guest(), await world.member()]
    const before = await world.row(guest.id)
    expect(
      await codeOf(world.accounts.upgradeGuest(guest.caller, { ...member, email: 'free@example.org' }, 'test', 'en')),
    ).toBe('nameTaken')
    expect(await world.row(guest.id)).toEqual(before)
  })
})

describe('changing the name', () => {
  it('shows the new name and tells who watches', async () => {
    const { caller, id } = await world.member({ name: 'Before Now' })
    await world.accounts.changeName(caller, 'After Now', 'test')
    expect(await world.row(id)).toMatchObject({ name: 'After Now', nameFold: 'afternow' })
    expect(world.notices).toContainEqual({ kind: 'player', id })
    await world.accounts.changeName(caller, 'AFTER-now', 'test')
    expect((await world.row(id)).name).toBe('AFTER-now')
    expect((await world.member({ name: 'Before Now' })).id).toBeTruthy()
  })

  it('refuses what is taken or reserved', async () => {
    const [one, other] = [await world.member(), await world.member()]
    expect(await codeOf(world.accounts.changeName(one.caller, other.name.toUpperCase(), 'test'))).toBe('nameTaken')
    expect(await codeOf(world.accounts.changeName(one.caller, 'Moderator', 'test'))).toBe('nameNotAllowed')
    expect((await world.row(one.id)).name).toBe(one.name)
  })
})
