import pg from 'pg'
import type { Deps, Notice } from '../deps'
import { loggable } from '../log'
import { CHANNEL, noticesIn } from '../notify'

const RETRY_MS = 500
const PROBE_MS = 5_000

export type Listener = { readonly close: () => Promise<void> }

/**
 * Hears every process's notices on a connection of its own, made anew when it breaks. `connected` is called after each
 * (re)connection: whatever was told before it may have been missed. `lost` at every one that is lost or can't be made.
 */
export function listen(
  deps: Pick<Deps, 'pool' | 'log'>,
  on: {
    readonly notice: (notice: Notice) => void
    readonly connected: () => void
    readonly lost: () => void
  },
): Listener {
  let closed = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let probe: NodeJS.Timeout | undefined

  function lose(lost: pg.Client, error?: Error): void {
    if (client !== lost) return
    client = null
    clearInterval(probe)
    lost.end().catch(() => {})
    if (closed) return
    on.lost()
    deps.log.warn(error ? loggable(error) : {}, 'the listening connection broke')
    retry = setTimeout(() => void connect(), RETRY_MS)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...deps.pool.options, keepAlive: true, application_name: 'muggins listener' })
    client = fresh
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL && payload) for (const notice of noticesIn(payload)) on.notice(notice)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      lose(fresh, error instanceof Error ? error : undefined)
      return
    }
    if (client !== fresh) return
    // A connection whose other end has vanished is noticed only by using it.
    probe = setInterval(() => fresh.query('select 1').catch((error: Error) => lose(fresh, error)), PROBE_MS)
    on.connected()
  }

  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(probe)
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}
