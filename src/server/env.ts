import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { areProxies } from './auth/address'

/** A variable that can't be used. The message is one line and never shows the value. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

export type Source = Readonly<Record<string, string | undefined>>

const url = (protocol: RegExp, say: string) => z.url({ protocol, error: say })
const credential = z.string().optional()
const factor = z.coerce.number('must be a number').positive('must be above 0').default(1)

const limitsShape = {
  /** Multiplies all limits. */
  LIMITS_FACTOR: factor,
  /** Multiplies those by address once more: for a test that plays everybody from one machine. */
  ADDRESS_LIMITS_FACTOR: factor,
}

const accountShape = {
  ...limitsShape,
  GITHUB_ID: credential,
  GITHUB_SECRET: credential,
  GOOGLE_ID: credential,
  GOOGLE_SECRET: credential,
  DISCORD_ID: credential,
  DISCORD_SECRET: credential,
}

const accountSchema = z.object(accountShape)

const schema = z.object({
  ...accountShape,
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be a postgresql:// address'),
  NEXTAUTH_SECRET: z.string('is missing').min(32, 'must have at least 32 characters'),
  NEXTAUTH_URL: url(/^https?$/, 'must be an http:// or https:// address').optional(),
  /** Addresses and networks of the proxies in front, whose word on who is calling is taken. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .refine(areProxies, 'must be addresses or networks, with commas between'),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: url(/^smtps?$/, 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().default('Muggins <no-reply@localhost>'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of pino')
    .default('info'),
  /** How the log calls this process, where several write to one place. */
  PROCESS_NAME: z.string().optional(),
  /** Opens the figures to whoever brings it. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How many seconds a process that is told to stop goes on serving while it already says that it isn't ready. */
  DRAIN_S: z.coerce.number('must be a number').min(0).max(4, 'must be at most 4').default(0),
  /** Shortens the pauses of a match, for tests in a browser. */
  MUGGINS_PACE: z.enum(['normal', 'fast'], 'must be normal or fast').default('normal'),
  /** The share of pushes that are lost on purpose, for tests of what makes them good. */
  MUGGINS_LOSE: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(0),
})

/** How strict the limits are. */
export type LimitsEnv = Pick<AccountEnv, keyof typeof limitsShape>
/** What the accounts need of the environment: sign-in at other sites, and how strict the limits are. */
export type AccountEnv = z.infer<typeof accountSchema>
export type Env = z.infer<typeof schema> & { readonly origin: string; readonly PROCESS_NAME: string }

function parse<T>(parser: z.ZodType<T>, source: Source): T {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = parser.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0] ?? 'environment')
  throw new EnvError(given[name] === undefined ? `${name} is missing` : `${name}: ${issue?.message ?? 'is not usable'}`)
}

/**
 * The environment, checked and completed; an empty value counts as none. `DATA_DIR` becomes absolute and `origin` is
 * where the site is reached, without a slash at the end.
 * @throws EnvError naming the first variable that can't be used
 */
export function readEnv(source: Source = process.env): Env {
  const env = parse(schema, source)
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    PROCESS_NAME: env.PROCESS_NAME ?? `${hostname()}:${env.PORT}`,
    origin: new URL(env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`).origin,
  }
}

/** As `readEnv`, for the accounts' part alone, which needs no database. */
export function readAccountEnv(source: Source = process.env): AccountEnv {
  return parse(accountSchema, source)
}
