import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyaddr from 'proxy-addr'

/** Where the process entry notes who is calling. It overwrites whatever the client sent under this name. */
export const ADDRESS_HEADER = 'x-muggins-address'

/** What Next would believe of a request. From anybody but a proxy of ours it is made up. */
const BELIEVED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']

export type Addresses = {
  /** Notes the caller's address on the request, for the half of the process that sees no socket, and returns it. */
  readonly stamp: (request: IncomingMessage) => string
  /** Whether an address is that of a proxy of ours. */
  readonly isProxy: (address: string) => boolean
}

/**
 * How addresses are found where requests come through `proxies` (addresses and networks, or `loopback`, `linklocal`,
 * `uniquelocal`): the nearest one that is no such proxy. Of what anybody else claims to pass on, nothing is believed.
 */
export function createAddresses(proxies: readonly string[]): Addresses {
  const trusts = proxyaddr.compile([...proxies])
  const isProxy = (address: string) => trusts(address, 0)
  function stamp(request: IncomingMessage): string {
    const peer = request.socket.remoteAddress ?? ''
    if (!isProxy(peer)) for (const name of BELIEVED) delete request.headers[name]
    const nearest = proxyaddr(request, trusts)
    const address = networkOf(isIP(nearest) ? nearest : peer)
    request.headers[ADDRESS_HEADER] = address
    return address
  }
  return { stamp, isProxy }
}

/** The address that was stamped on a request. */
export const stampedAddress = (headers: IncomingHttpHeaders): string => String(headers[ADDRESS_HEADER] ?? '')

/** Whether a list of proxies can be used. */
export function areProxies(list: readonly string[]): boolean {
  try {
    proxyaddr.compile([...list])
    return true
  } catch {
    return false
  }
}

/** What limits count by: an IPv4 address, or the /64 network that a household or server has of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':')
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
