import { createServer } from 'node:http'
import next from 'next'
import { PATIENCE } from './connections'
import { createDeps } from './createDeps'
import { endOnSignal } from './endOnSignal'
import { EnvError, readEnv } from './env'
import { halves } from './halves'
import { loggable } from './log'
import { createMetrics } from './metrics'
import { serve } from './serve'
import { createServices } from './services'

/** Connections to the database of this half of the process; the pages have a few of their own. */
const POOL_SIZE = 16

function envOrExit() {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(`muggins: ${error.message}`)
    process.exit(1)
  }
}

const env = envOrExit()
const metrics = createMetrics(undefined, { ofProcess: true })
halves().metrics = metrics
const server = createServer(PATIENCE)
const app = next({ dev: env.NODE_ENV === 'development', port: env.PORT, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const deps = createDeps(env, { poolSize: POOL_SIZE, metrics })
metrics.pool('calls', deps.pool)
const { log } = deps
const serving = serve(server, deps, createServices(deps), {
  pages: (request, response) => void handle(request, response),
  metricsToken: env.METRICS_TOKEN,
  development: env.NODE_ENV === 'development',
  trustedProxies: env.TRUSTED_PROXIES,
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(`muggins: port ${env.PORT} can't be used (${error.code ?? error.message})`)
  process.exit(1)
})
await serving.ready
server.listen(env.PORT, () => console.log(`muggins: ready on ${env.NEXTAUTH_URL ?? env.origin}`))

process.on('unhandledRejection', (error) => log.error(loggable(error), 'a failure was not handled'))

endOnSignal(log, async (signal) => {
  // Whoever presses Ctrl-C wants it gone; a service manager's proxy has to hear of it first.
  await serving.stop({ drainMs: signal === 'SIGTERM' ? env.DRAIN_S * 1_000 : 0 })
  await halves().closePages()
  await deps.close()
})
