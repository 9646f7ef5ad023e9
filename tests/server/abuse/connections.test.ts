import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it } from 'vitest'
import type { Limits } from '../../../src/server/auth/limits'
import { guardConnections } from '../../../src/server/connections'

/** A server that nobody reaches, and connections to it, each from an address; true for one that is dropped. */
function guarded(most: number) {
  const server = new EventEmitter()
  const limits = { open: { connections: { address: most } } } as Limits
  guardConnections(server as Server, limits, { isProxy: (address) => address === '10.0.0.1', upgrades: true })
  return (remoteAddress: string) => {
    let dropped = false
    const destroy = () => {
      dropped = true
    }
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy })
    server.emit('connection', socket)
    return { dropped, close: () => socket.emit('close') }
  }
}

it('a network of IPv6 holds no more connections than one address does, however many addresses it has', () => {
  const connect = guarded(2)
  const first = connect('2001:db8:1:2::1')
  expect([first, connect('2001:db8:1:2::2'), connect('2001:db8:1:2::3')].map(({ dropped }) => dropped)).toEqual([
    false,
    false,
    true,
  ])
  expect(connect('2001:db8:1:3::1').dropped).toBe(false)
  first.close()
  expect(connect('2001:db8:1:2::4').dropped).toBe(false)
})

it('a proxy of ours holds as many as it brings', () => {
  const connect = guarded(1)
  expect([1, 2, 3].map(() => connect('10.0.0.1').dropped)).toEqual([false, false, false])
})
