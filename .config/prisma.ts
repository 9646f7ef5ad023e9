import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { defineConfig } from 'prisma/config'

const root = path.resolve(import.meta.dirname, '..')
const engines = path.dirname(createRequire(path.join(root, 'package.json')).resolve('@prisma/engines/package.json'))
const native = [engines, path.join(engines, 'dist')].some(
  (folder) => existsSync(folder) && readdirSync(folder).some((file) => /^schema-engine-(?!.*\.(gz|tmp))/.test(file)),
)
// Install scripts are off, so the native engine is there only if somebody fetched it: else the same engine as WASM.
if (!native && process.platform !== 'win32')
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(root, 'src/server/start/schemaEngine.mjs')

export default defineConfig({
  schema: path.join(root, 'prisma/schema.prisma'),
  migrations: { path: path.join(root, 'prisma/migrations') },
  datasource: { url: process.env.DATABASE_URL ?? '', shadowDatabaseUrl: process.env.SHADOW_DATABASE_URL },
})
