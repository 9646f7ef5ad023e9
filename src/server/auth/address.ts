import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Where the process entry notes who is calling. It overwrites whatever the client sent under this name. */
export const ADDRESS_HEADER = 'x-muggins-address'

/** Notes the caller's address on the request, for the half of the process that sees no socket, and returns it. */
export function stampAddress(request: IncomingMessage): string {
  const address = networkOf(request.socket.remoteAddress ?? '')
  request.headers[ADDRESS_HEADER] = address
  return address
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
