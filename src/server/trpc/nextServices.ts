import { createDeps } from '../createDeps'
import type { Deps } from '../deps'
import { type Env, readEnv } from '../env'
import { halves } from '../halves'
import { createMetrics } from '../metrics'
import { createServices, type Services } from '../services'

type NextServices = { readonly env: Env; readonly deps: Deps; readonly services: Services }

const holder = globalThis as typeof globalThis & { mugginsNextServices?: NextServices }

/**
 * The services of Next's half of the process, on a small pool of its own: made at the first call, kept when a module is
 * loaded anew in development.
 */
export function nextServices(): NextServices {
  if (!holder.mugginsNextServices) {
    const env = readEnv()
    const metrics = halves().metrics ?? createMetrics()
    const deps = createDeps(env, { poolSize: 4, metrics })
    metrics.pool('pages', deps.pool)
    halves().closePages = deps.close
    holder.mugginsNextServices = { env, deps, services: createServices(deps) }
  }
  return holder.mugginsNextServices
}
