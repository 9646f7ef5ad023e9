import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './built.mjs'
import { prepareEnvironment } from './environment.mjs'
import { orRefuse } from './refusal.mjs'
import { root } from './root.mjs'
import { heedSignals } from './signals.mjs'

// `npm start`: production. The application runs in this very process, so that a kill leaves only the database behind.
await orRefuse(async () => {
  process.chdir(root)
  Object.assign(process.env, { NODE_ENV: 'production' })
  heedSignals()
  await prepareEnvironment()
  await ensureBuilt()
  await import(pathToFileURL(path.join(root, 'dist/main.mjs')).href)
})
