import pg from 'pg'
import { StartRefusal } from './refusal.mjs'

/**
 * Makes sure that a database server answers at the URL; the database itself may still be missing.
 * @param {string} url
 * @throws {StartRefusal}
 */
export async function reachDatabase(url) {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartRefusal('DATABASE_URL must look like postgresql://user:password@host:5432/database')
  const { hostname, port, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error)
    if (code === '3D000') return // Prisma creates a missing database
    throw new StartRefusal(
      `the database at ${hostname}:${port || 5432}${pathname} can't be reached: ${message || code}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
