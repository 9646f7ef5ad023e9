import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer } from '../../support/testDeps'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let one: TestServer
let other: TestServer

beforeAll(async () => {
  one = await testServer(database.url, { seed: 1 })
  other = await testServer(database.url, { seed: 2 })
})
afterAll(async () => {
  await one.close()
  await other.close()
})

const password = 'a good long password'

describe('signing out everywhere', () => {
  it('reaches every process: sockets are cut, and no call is taken any more', async () => {
    const playerId = await newPlayer(one.deps)
    await one.deps.db.player.update({ where: { id: playerId }, data: { passwordHash: await hash(password) } })
    const [cookie, bystander] = [await one.cookieOf(playerId), await one.cookieOf(await newPlayer(one.deps))]
    const ended: string[] = []
    for (const [name, server] of Object.entries({ one, other })) {
      const socket = await server.connect(cookie)
      socket.on('session:ended', () => ended.push(name))
      await server.api(cookie).player.whereabouts.query()
      await server.api(bystander).player.whereabouts.query()
    }

    await one.api(cookie).account.changePassword.mutate({ current: password, next: 'another good long password' })

    await eventually(() => ended.sort()).toEqual(['one', 'other'])
    for (const server of [one, other]) {
      await expect(server.api(cookie).player.whereabouts.query()).rejects.toMatchObject({
        data: { code: 'signInRequired' },
      })
      await server.api(bystander).player.whereabouts.query()
    }
  })
})

describe('signing out where the news of it is lost', () => {
  it('cuts the sockets with the next beat, those of nobody else', async () => {
    const [playerId, otherId] = [await newPlayer(one.deps), await newPlayer(one.deps)]
    const [socket, bystander, visitor] = await Promise.all([
      one.connect(await one.cookieOf(playerId)),
      one.connect(await one.cookieOf(otherId)),
      one.connect(),
    ])
    let told = false
    socket.on('session:ended', () => {
      told = true
    })
    await one.serving.realtime.beat()
    expect(socket.connected).toBe(true)
    await one.deps.db.player.update({ where: { id: playerId }, data: { sessionNumber: 2 } })
    await one.serving.realtime.beat()
    await eventually(() => [told, socket.connected]).toEqual([true, false])
    expect([bystander.connected, visitor.connected]).toEqual([true, true])
  })
})

describe('signing out while a connection is being made', () => {
  it('cuts it as soon as it is there', async () => {
    const playerId = await newPlayer(one.deps)
    const { limits, sessions } = one.services
    const take = limits.take
    let asked = false
    let letIn = () => {}
    const held = new Promise<void>((resolve) => {
      letIn = resolve
    })
    const spy = vi.spyOn(limits, 'take').mockImplementation(async (name, who) => {
      await take(name, who)
      if (name !== 'socket' || who.account !== playerId) return
      asked = true
      await held
    })
    const connecting = one.connect(await one.cookieOf(playerId))
    await eventually(() => asked).toBe(true)
    const before = sessions.endings()
    await one.deps.db.player.update({ where: { id: playerId }, data: { sessionNumber: 2 } })
    await one.deps.notify([{ kind: 'session', id: playerId }])
    await eventually(() => sessions.endings()).toBeGreaterThan(before)
    letIn()
    const socket = await connecting
    await eventually(() => socket.connected).toBe(false)
    spy.mockRestore()
  })
})

describe('becoming a member', () => {
  it('is known to every process at once', async () => {
    const { playerId } = await one.services.accounts.createGuest('test')
    const cookie = await one.cookieOf(playerId)
    const rename = (server: TestServer, name: string) => server.api(cookie).account.changeName.mutate({ name })
    for (const server of [one, other])
      await expect(rename(server, 'Too early')).rejects.toMatchObject({ data: { code: 'memberRequired' } })

    await one.api(cookie).account.upgradeGuest.mutate({ name: 'Grown up', email: 'grown@example.org', password })

    await rename(one, 'Grown once more')
    // Sooner than what is remembered runs out by itself.
    const again = () => rename(other, 'Grown again').then(() => 'renamed', String)
    await expect.poll(again, { timeout: 2_500, interval: 20 }).toBe('renamed')
  })
})
