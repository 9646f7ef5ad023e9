import { createServer } from 'node:http'
import next from 'next'
import { createDeps } from './createDeps'
import { EnvError, readEnv } from './env'
import { halves } from './halves'
import { loggable } from './log'
import { createMetrics } from './metrics'
import { serve } from './serve'
import { createServices } from './services'

/** Connections to the database of this half of the process; the pages have a few of their own. */
const POOL_SIZE = 16
/** A stop that takes longer is not waited for. */
const STOP_MS = 8_000

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
const server = createServer()
const app = next({ dev: env.NODE_ENV === 'development', port: env.PORT, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const deps = createDeps(env, { poolSize: POOL_SIZE, metrics })
metrics.pool('calls', deps.pool)
const { log } = deps
const serving = serve(server, deps, createServices(deps), {
  pages: (request, response) => void handle(request, response),
  development: env.NODE_ENV === 'development',
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(`muggins: port ${env.PORT} can't be used (${error.code ?? error.message})`)
  process.exit(1)
})
await serving.ready
server.listen(env.PORT, () => console.log(`muggins: ready on ${env.NEXTAUTH_URL ?? env.origin}`))

process.on('unhandledRejection', (error) => log.error(loggable(error), 'a failure was not handled'))

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(0), STOP_MS).unref()
    serving
      .stop()
      .then(() => deps.close())
      .catch((error: unknown) => log.error(loggable(error), 'the stop was not clean'))
      .finally(() => process.exit(0))
  })
