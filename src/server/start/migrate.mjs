import { prisma } from './prismaCli.mjs'
import { StartRefusal, withoutPasswords } from './refusal.mjs'

/**
 * Applies the migrations that the database lacks.
 * @param {string} url
 * @throws {StartRefusal} with what Prisma said
 */
export async function migrate(url) {
  const { code, output } = await prisma(['migrate', 'deploy'], { env: { DATABASE_URL: url } })
  if (code !== 0) throw new StartRefusal(`the migrations could not be applied:\n${withoutPasswords(output.trim())}`)
}
