#!/usr/bin/env node
// @ts-nocheck: it reaches into parts of Prisma and pg that publish no types.
// Stands in for Prisma's native schema engine, which npm doesn't carry: the same JSON-RPC over stdio, on
// @prisma/schema-engine-wasm (the same engine, from the same commit) and node-postgres.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const INTERNAL_CHAR = 18
const TEXT = 25
const DUPLICATE_DATABASE = ['42P04', '23505']
const PRISMA_CODES = { '3D000': 'P1003', '28P01': 'P1000', 28000: 'P1000' }

const engineHome = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
const string = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'boolean' },
    datamodels: { ...string, multiple: true },
    datasource: string,
    'enabled-preview-features': string,
    'extension-types': string,
  },
})
if (values.version) {
  console.log('schema-engine-wasm', JSON.parse(readFileSync(`${engineHome}/package.json`, 'utf8')).version)
  process.exit(0)
}
const { url, shadowDatabaseUrl } = JSON.parse(values.datasource ?? '{}')
if (positionals[0] === 'cli') await answerCli(positionals[1])

async function answerCli(command) {
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  try {
    if (command === 'create-database')
      await run(urlOf('postgres'), `CREATE DATABASE ${pg.escapeIdentifier(database)}`).catch((error) => {
        if (!DUPLICATE_DATABASE.includes(error.code)) throw error // another process created it
      })
    else await run(url)
    process.exit(0)
  } catch (error) {
    const told = (level, message) =>
      console.error(
        JSON.stringify({
          level,
          target: 'schema_engine::logger',
          fields: { message, error_code: PRISMA_CODES[error.code] ?? 'P1001' },
        }),
      )
    told('INFO', 'the CLI skips the first line')
    told('ERROR', `${url.replace(/:\/\/.*@/, '://')}: ${error.message || error.code}`)
    process.exit(1)
  }
}

function urlOf(database) {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

async function run(connectionString, sql) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    if (sql) await client.query(sql)
  } finally {
    await client.end()
  }
}

// One connection, so that the engine's session advisory lock covers everything it runs.
async function open(connectionString, after) {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 })
  const schema = new URL(connectionString).searchParams.get('schema') ?? undefined
  const connection = await new PrismaPg(pool, { schema }).connect()
  // adapter-pg splits scripts at every ";": send them whole, atomically, as the native engine does.
  connection.executeScript = (script) =>
    pool.query(script).then(
      () => undefined,
      (error) => connection.onError(error),
    )
  connection.queryRaw = (query) => queryCatalog(connection, query)
  connection.dispose = async () => {
    await pool.end()
    await after?.()
  }
  return connection
}

// adapter-pg refuses the catalogs' internal "char" type; the engine wants it as a single character.
async function queryCatalog(connection, query) {
  const result = await connection.performIO(query)
  const internal = result.fields.map((field) => field.dataTypeID === INTERNAL_CHAR)
  for (const field of result.fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = TEXT
  const answered = Object.create(connection, { performIO: { value: async () => result } })
  const set = await Object.getPrototypeOf(connection).queryRaw.call(answered, query)
  return { ...set, columnTypes: set.columnTypes.map((type, i) => (internal[i] ? ColumnTypeEnum.Character : type)) }
}

const factory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => open(url),
  async connectToShadowDb() {
    if (shadowDatabaseUrl) return open(shadowDatabaseUrl)
    const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`
    await run(url, `CREATE DATABASE "${database}"`)
    return open(urlOf(database), () => run(url, `DROP DATABASE "${database}" WITH (FORCE)`))
  },
}

// A panic leaves its caller waiting for ever, and Prisma would end as if all were well: end with what it said.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(message) {
    console.error(JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { message } }))
    process.exit(1)
  },
}
const wasm = await import('@prisma/schema-engine-wasm/schema_engine_bg')
const { instance } = await WebAssembly.instantiate(readFileSync(`${engineHome}/schema_engine_bg.wasm`), {
  './schema_engine_bg.js': wasm,
})
wasm.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()
const datamodels = values.datamodels?.map((file) => [file, readFileSync(file, 'utf8')])
let engine

async function answer(line) {
  const { id, method, params } = JSON.parse(line)
  if (!method) return // the CLI's answer to our own "print"
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...message })}\n`)
  try {
    engine ??= await wasm.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory))
    const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params)
    if (method === 'diff' && result.stdout) send({ id: 1e6 + id, method: 'print', params: { content: result.stdout } })
    send({ result: result ?? null })
  } catch (error) {
    send({
      error: { code: 4466, message: error.message, data: { message: error.message, error_code: error.code ?? null } },
    })
  }
}

let queue = Promise.resolve()
const lines = readline.createInterface({ input: process.stdin })
lines.on('line', (line) => {
  queue = queue.then(() => answer(line))
})
lines.on('close', () => queue.then(() => process.exit(0)))
