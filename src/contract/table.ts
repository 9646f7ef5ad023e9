import { z } from 'zod'
import { playerRefSchema } from './player'
import { formSchema, offeredClockSchema, presetSchema, ruleSetSchema, timeControlSchema } from './rules'
import { textSchema } from './text'

/** What somebody chooses when opening a table, or changing one. What the rule set is called follows from it. */
export const tableFormSchema = z.strictObject({
  rules: ruleSetSchema,
  clock: offeredClockSchema,
  rated: z.boolean(),
  visibility: z.enum(['public', 'invite']),
})
export type TableForm = z.infer<typeof tableFormSchema>

export const tableSeatSchema = z.strictObject({
  seat: z.int(),
  player: playerRefSchema.nullable(),
  /** In the table's pool; null for bots, guests and casual tables. */
  rating: z.number().nullable(),
  provisional: z.boolean(),
  ready: z.boolean(),
  /** Whether the player has the table open right now. */
  present: z.boolean(),
})

/** A table as everybody who may see it sees it. The invite code is known only to those who have the link. */
export const tableSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  owner: playerRefSchema,
  preset: presetSchema,
  form: formSchema,
  rules: ruleSetSchema,
  clock: timeControlSchema,
  rated: z.boolean(),
  pool: z.string().nullable(),
  visibility: z.enum(['public', 'invite']),
  createdAt: z.number(),
  seats: z.array(tableSeatSchema),
  status: z.enum(['open', 'started', 'closed']),
  matchId: z.string().nullable(),
})
export type TableState = z.infer<typeof tableSchema>

/** What a rated match would change for the caller: against those seated now, or an equal where seats are empty. */
export const stakeSchema = z.strictObject({
  tableId: z.string(),
  rating: z.number(),
  win: z.number(),
  draw: z.number(),
  lose: z.number(),
})
export type Stake = z.infer<typeof stakeSchema>

export const tableIdSchema = z.strictObject({ tableId: z.uuid(), code: textSchema(40).optional() })
export const sitSchema = tableIdSchema.extend({ seat: z.int().min(0).max(3).optional() })
export const seatSchema = z.strictObject({ tableId: z.uuid(), seat: z.int().min(0).max(3) })
/** What is played at a table, all that being ready means yes to. */
export const termsSchema = z.strictObject({ rules: ruleSetSchema, clock: timeControlSchema, rated: z.boolean() })
export type PlayTerms = z.infer<typeof termsSchema>
/** `terms` are those that the caller has seen: being ready counts for no others. */
export const readySchema = z.strictObject({ tableId: z.uuid(), ready: z.boolean(), terms: termsSchema.optional() })
export const changeTableSchema = z.strictObject({ tableId: z.uuid(), form: tableFormSchema })

/** A running wish for an opponent. Times are milliseconds since 1970. */
export const seekSchema = z.strictObject({ pool: z.string(), since: z.number(), window: z.number(), waiting: z.int() })
export type Seek = z.infer<typeof seekSchema>

/** What stands on every page of a signed-in player: where the player is expected. */
export const whereaboutsSchema = z.strictObject({
  liveMatches: z.array(
    z.strictObject({
      matchId: z.string(),
      timed: z.boolean(),
      yourTurn: z.boolean(),
      /** Whether it has yet to begin: the player's browser is asked to contribute to the deal. */
      sealing: z.boolean(),
    }),
  ),
  tableId: z.string().nullable(),
  seek: seekSchema.nullable(),
})
export type Whereabouts = z.infer<typeof whereaboutsSchema>
