import type { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { createLimits } from '../../../src/server/auth/limits'
import type { Caller } from '../../../src/server/deps'
import { AppError } from '../../../src/server/error'
import type { Services } from '../../../src/server/services'
import { accountRouter } from '../../../src/server/trpc/account'
import { createCallerFactory } from '../../../src/server/trpc/init'
import { accountsWorld, PASSWORD, strict } from './world'

const world = accountsWorld()
const left: string[] = []

function as(caller: Caller | null) {
  const limits = createLimits(world.deps.pool, strict(1))
  const tables = { leave: async (_: Caller, tableId: string) => void left.push(tableId) }
  const services = { accounts: world.accounts, tables, limits } as unknown as Services
  return createCallerFactory(accountRouter)({ caller, address: 'test', locale: () => 'en', services })
}

async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: TRPCError) => reason,
  )
  return error?.cause instanceof AppError ? error.cause.code : (error?.code ?? 'none')
}

describe('the account procedures', () => {
  it('lead through a whole account', async () => {
    const input = { name: '  Katherine J ', email: 'kj@example.org', password: PASSWORD }
    const { id } = await as(null).signUp(input)
    const caller = { playerId: id, kind: 'member' } as const
    expect(await as(caller).me()).toMatchObject({ id, name: 'Katherine J', emailConfirmed: false })
    await as(null).confirmEmail({ token: await world.token('kj@example.org') })
    await as(caller).changeName({ name: 'Katherine G' })
    await as(caller).changePassword({ current: PASSWORD, next: 'another long phrase' })
    expect(await as(caller).me()).toMatchObject({ name: 'Katherine G', emailConfirmed: true })
    await as(caller).delete({ password: 'another long phrase' })
    expect(await as(caller).me()).toBeNull()
  })

  it('tell visitors what is theirs to know', async () => {
    expect(await as(null).me()).toBeNull()
    expect(await as(null).signInOptions()).toEqual({ providers: [], mail: 'folder' })
    expect(await as(null).requestReset({ email: 'nobody@example.org' })).toBeUndefined()
  })

  it('ask who is there', async () => {
    const [visitor, guest, member] = [as(null), as((await world.guest()).caller), as((await world.member()).caller)]
    const signUp = { name: 'Some One', email: 'someone@example.org', password: PASSWORD }
    expect(await failure(visitor.upgradeGuest(signUp))).toBe('signInRequired')
    expect(await failure(visitor.delete({}))).toBe('signInRequired')
    for (const person of [visitor, guest]) {
      const code = person === visitor ? 'signInRequired' : 'memberRequired'
      expect(await failure(person.changeName({ name: 'Some One' }))).toBe(code)
      expect(await failure(person.changePassword({ current: '', next: PASSWORD }))).toBe(code)
      expect(await failure(person.resendConfirmation())).toBe(code)
    }
    expect(await failure(member.upgradeGuest(signUp))).toBe('alreadyMember')
  })

  it.each([
    ['a short name', { name: 'ab' }],
    ['markup in a name', { name: '<b>bold</b>' }],
    ['something unseen in a name', { name: 'mi\u200bke' }],
    ['no address', { email: 'example.org' }],
    ['a short password', { password: '123456789' }],
    ['a password beyond all size', { password: 'x'.repeat(201) }],
    ['a field too many', { kind: 'admin' }],
    ['a list for a name', { name: ['Some', 'One'] }],
  ])('refuse %s', async (_, change) => {
    const input = { name: 'Some One', email: 'someone@example.org', password: PASSWORD, ...change }
    expect(await failure(as(null).signUp(input as never))).toBe('BAD_REQUEST')
  })
})
