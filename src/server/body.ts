import type { IncomingMessage } from 'node:http'

/** The most that anybody may send in one request, in bytes. */
export const MAX_BODY = 1024 * 1024

/**
 * Holds a request to `MAX_BODY`: false where it says that it is larger. One that doesn't say is counted as it comes in,
 * whoever reads it; past the limit `onExcess` is called and the connection is cut.
 */
export function boundBody(request: IncomingMessage, onExcess: () => void): boolean {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return false
  let size = 0
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding) => {
    size += chunk?.length ?? 0
    if (size <= MAX_BODY) return push(chunk, encoding)
    request.push = () => false
    onExcess()
    request.destroy()
    return false
  }
  return true
}
