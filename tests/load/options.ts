import { parseArgs } from 'node:util'
import { z } from 'zod'

/** Arguments that can't be used: the message is for the person at the terminal. */
export class OptionsError extends Error {}

const NUMBERS = {
  matches: 'how many matches are played at once, two players each',
  seconds: 'how long is measured, after the warm-up',
  rate: 'open loop: so many turns a second; without it every seat acts as soon as it is in turn',
  processes: 'how many processes of the application share the database',
  'warm-up': 'how many seconds are played before anything is measured',
  idle: 'so many sockets that watch the lobby: what they cost, and turn latency without and with them',
  turns: 'memory over so many turns instead of a time',
  seed: 'of the choices among legal placements',
} as const

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
  .transform(Number)

const count = (most: number) =>
  number.pipe(z.int('must be a whole number').min(1, 'must be at least 1').max(most, `must be at most ${most}`))

const schema = z.object({
  matches: count(2_000).default(200),
  seconds: count(3_600).default(20),
  rate: count(100_000).optional(),
  processes: count(8).default(1),
  'warm-up': number.pipe(z.number().min(0, 'must be at least 0').max(600, 'must be at most 600')).default(5),
  idle: count(20_000).optional(),
  turns: count(10_000_000).optional(),
  seed: count(2 ** 31).default(1),
})

export type Options = Omit<z.infer<typeof schema>, 'warm-up'> & {
  readonly warmUp: number
  /** Where the application's CPU profiles go; null: it isn't profiled. */
  readonly profile: string | null
}

export const USAGE = [
  'npm run load -- [--matches 200] [--seconds 20] [--rate 200] [--processes 1] [--idle 2000 | --turns 10000]',
  ...Object.entries(NUMBERS).map(([name, meaning]) => `  --${name.padEnd(11)} ${meaning}`),
  '  --profile     a folder: the application writes a CPU profile into it',
].join('\n')

/**
 * The command line's words as options.
 * @throws OptionsError naming the first word that can't be used
 */
export function readOptions(words: readonly string[]): Options {
  const given = parsed(words)
  const { profile = null, ...numbers } = given
  const result = schema.safeParse(numbers)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new OptionsError(`--${String(issue?.path[0])} ${issue?.message}`)
  }
  const { 'warm-up': warmUp, ...options } = result.data
  if (options.idle && options.turns) throw new OptionsError('--idle and --turns are two different runs')
  return { ...options, warmUp, profile }
}

function parsed(words: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(
    [...Object.keys(NUMBERS), 'profile'].map((name) => [name, { type: 'string' as const }]),
  )
  try {
    return parseArgs({ args: [...words], options, strict: true }).values as Record<string, string | undefined>
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error))
  }
}
