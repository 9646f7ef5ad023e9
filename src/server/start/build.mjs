import { ensureBuilt } from './built.mjs'
import { orRefuse } from './refusal.mjs'

// `npm run build`
await orRefuse(ensureBuilt)
