import { createDeps } from '../createDeps'
import type { Deps } from '../deps'
import { type Env, readEnv } from '../env'
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
    const deps = createDeps(env, { poolSize: 4 })
    holder.mugginsNextServices = { env, deps, services: createServices(deps) }
  }
  return holder.mugginsNextServices
}
