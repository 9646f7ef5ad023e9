import { prisma } from './prismaCli.mjs'
import { StartRefusal } from './refusal.mjs'
import { digestOf, stamp, stampOf } from './sources.mjs'

const STAMP = 'src/generated/stamp'

/** Generates the Prisma client from the schema unless it is there and up to date. */
export async function ensureClient() {
  const wanted = digestOf(['prisma/schema.prisma', 'node_modules/prisma/package.json'])
  if (stampOf(STAMP) === wanted) return
  const { code, output } = await prisma(['generate'])
  if (code !== 0) throw new StartRefusal(`the Prisma client could not be generated:\n${output.trim()}`)
  stamp(STAMP, wanted)
}
