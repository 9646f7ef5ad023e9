import { expect, it, vi } from 'vitest'

vi.mock('@node-rs/argon2', { spy: true })
// Files share their modules, and those loaded before know nothing of the spy.
vi.resetModules()
const argon = await import('@node-rs/argon2')
const { accountsWorld } = await import('./world')

const world = accountsWorld()

it('a failed sign-in runs argon2id once, whether there is such an account or not', async () => {
  const { email } = await world.member()
  for (const address of [email, 'nobody@example.org']) {
    vi.mocked(argon.hash).mockClear()
    vi.mocked(argon.verify).mockClear()
    await world.accounts.signIn(address, 'wrong password', 'test')
    expect(vi.mocked(argon.hash).mock.calls.length + vi.mocked(argon.verify).mock.calls.length).toBe(1)
  }
})
