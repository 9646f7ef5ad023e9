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

/** Two players who have begun all the rated matches with each other that a day allows; `until` in milliseconds since 1970. */
export const spentSchema = z.strictObject({ players: z.tuple([playerRefSchema, playerRefSchema]), until: z.number() })
export type Spent = z.infer<typeof spentSchema>

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
  /** Those seated who can't be rated for playing with each other yet, if there are any at an open table. */
  spent: spentSchema.nullable(),
  status: z.enum(['open', 'started', 'closed']),
  matchId: z.string().nullable(),
})
export type TableState = z.infer<typeof tableSchema>

/**
 * What a rated match would change for the caller: against those seated now, or an equal where seats are empty. `spent` is
 * with whom of them it can't be rated yet, and until when.
 */
export const stakeSchema = z.strictObject({
  tableId: z.string(),
  rating: z.number(),
  win: z.number(),
  draw: z.number(),
  lose: z.number(),
  spent: z.strictObject({ player: playerRefSchema, until: z.number() }).nullable(),
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

/** Members seek a rated match unless they say so; guests play casually anyway. */
export const seekWishSchema = z.strictObject({ casual: z.boolean() }).optional()
export type SeekWish = z.infer<typeof seekWishSchema>

/** A running wish for an opponent. Times are milliseconds since 1970. */
export const seekSchema = z.strictObject({
  pool: z.string(),
  since: z.number(),
  window: z.number(),
  /** How many wait in the pool, and how many of them can't be met for rating yet. */
  waiting: z.int(),
  metTooOften: z.int(),
})
export type Seek = z.infer<typeof seekSchema>

/** Rated play is closed until then (milliseconds since 1970), because so many of the latest matches were left. */
export const pauseSchema = z.strictObject({ until: z.number(), left: z.int() })
export type Pause = z.infer<typeof pauseSchema>

/** What stands on every page of a signed-in player: where the player is expected, and whether rated play is paused. */
export const whereaboutsSchema = z.strictObject({
  liveMatches: z.array(
    z.strictObject({
      matchId: z.string(),
      /** Whether it keeps its players at the table, and whether it is played at a day a turn; without a clock neither. */
      timed: z.boolean(),
      slow: z.boolean(),
      yourTurn: z.boolean(),
      /** Who is waited for, and until when by the clock (milliseconds since 1970). */
      toPlay: playerRefSchema.nullable(),
      turnUntil: z.number().nullable(),
      others: z.array(playerRefSchema),
      /** Whether it has yet to begin: the player's browser is asked to contribute to the deal. */
      sealing: z.boolean(),
    }),
  ),
  tableId: z.string().nullable(),
  seek: seekSchema.nullable(),
  pause: pauseSchema.nullable(),
})
export type Whereabouts = z.infer<typeof whereaboutsSchema>
