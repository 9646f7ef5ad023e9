/** What takes longer is taken for lost, in milliseconds. */
const PATIENCE_MS = 8_000

/** `fetch` that gives up after a while: a server that has stopped to answer must not hold a call for ever. */
export async function timedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const ended = new AbortController()
  const { signal } = init
  const end = () => ended.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const timer = setTimeout(() => ended.abort(new DOMException('no answer in time', 'TimeoutError')), PATIENCE_MS)
  try {
    const response = await fetch(input, { ...init, signal: ended.signal })
    // The answer's body may hang as well: it is short, and read here.
    const body = await response.arrayBuffer()
    return new Response(body, response)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
