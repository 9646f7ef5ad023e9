import { ensureClient } from './client.mjs'
import { orRefuse } from './refusal.mjs'

// `npm run generate`
await orRefuse(ensureClient)
