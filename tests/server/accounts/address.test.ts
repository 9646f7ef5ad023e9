import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ADDRESS_HEADER, createAddresses, networkOf } from '../../../src/server/auth/address'

describe('addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%j counts as %j', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('behind proxies', () => {
  const PROXIES = ['10.0.0.0/8', '2001:db8::/32']

  function seen(peer: string, headers: Record<string, string> = {}, proxies: readonly string[] = PROXIES) {
    const request = { socket: { remoteAddress: peer }, headers: { ...headers } } as unknown as IncomingMessage
    const address = createAddresses(proxies).stamp(request)
    return { address, headers: request.headers }
  }

  it.each([
    ['nothing is claimed', '10.0.0.1', undefined, '10.0.0.1'],
    ['one proxy', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['one proxy, as IPv6 writes it', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['two proxies', '10.0.0.1', '198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['a caller who claims to be another', '10.0.0.1', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
    ['a caller who claims to be a proxy', '10.0.0.1', '203.0.113.1, 10.0.0.9, 198.51.100.7', '198.51.100.7'],
    ['a caller of IPv6', '2001:db8::1', '2a00:1:2:3:4::5', '2a00:1:2:3::/64'],
    ['rubbish right before the proxy', '10.0.0.1', '198.51.100.7, rubbish', '10.0.0.1'],
    ['emptiness', '10.0.0.1', ' , ,', '10.0.0.1'],
    ['no proxy of ours', '203.0.113.5', '198.51.100.7', '203.0.113.5'],
    ['no proxy of ours that names one', '203.0.113.5', '198.51.100.7, 10.0.0.1', '203.0.113.5'],
  ])('the caller is the nearest that is none: %s', (_, peer, forwarded, address) => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(seen(peer, headers).address).toBe(address)
  })

  it('nobody is believed where none is configured', () => {
    expect(seen('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, []).address).toBe('127.0.0.1')
  })

  it('the address goes on to the half of the process that sees no socket, over what the caller wrote there', () => {
    const claimed = { [ADDRESS_HEADER]: '203.0.113.1' }
    expect(seen('198.51.100.7', claimed).headers[ADDRESS_HEADER]).toBe('198.51.100.7')
  })

  it('host and protocol are believed from a proxy alone', () => {
    const claimed = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' }
    expect(Object.keys(seen('198.51.100.7', claimed).headers)).toEqual([ADDRESS_HEADER])
    expect(seen('10.0.0.1', claimed).headers).toMatchObject(claimed)
  })
})
