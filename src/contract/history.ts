import { z } from 'zod'
import { playerRefSchema, ratingSchema } from './player'
import { formSchema, presetSchema, ruleSetSchema, timeControlSchema } from './rules'
import { textSchema } from './text'

export const historyFilterSchema = z.strictObject({
  playerId: z.uuid(),
  preset: presetSchema.optional(),
  seats: z.int().min(2).max(4).optional(),
  rated: z.boolean().optional(),
  result: z.enum(['won', 'drawn', 'lost']).optional(),
  opponent: textSchema(40).optional(),
  cursor: textSchema(100).optional(),
})
export type HistoryFilter = z.infer<typeof historyFilterSchema>

export const historyEntrySchema = z.strictObject({
  matchId: z.string(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  preset: presetSchema,
  form: formSchema,
  rules: ruleSetSchema,
  clock: timeControlSchema,
  rated: z.boolean(),
  rounds: z.int(),
  /** The player's result; null while the match runs or when it ended unfinished. */
  result: z.enum(['won', 'drawn', 'lost']).nullable(),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      player: playerRefSchema,
      score: z.int().nullable(),
      place: z.int().nullable(),
      /** Whether the player didn't stay to the end. */
      left: z.boolean(),
    }),
  ),
  change: z.number().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>
export const historyPageSchema = z.strictObject({
  entries: z.array(historyEntrySchema),
  nextCursor: z.string().nullable(),
})
export type HistoryPage = z.infer<typeof historyPageSchema>

export const profileSchema = z.strictObject({
  player: playerRefSchema,
  botLevel: z.string().nullable(),
  memberSince: z.number(),
  ratings: z.array(ratingSchema),
  /** `left` of the `amongPeople`, those included that the player did not show up for. */
  matches: z.strictObject({
    total: z.int(),
    won: z.int(),
    drawn: z.int(),
    lost: z.int(),
    amongPeople: z.int(),
    left: z.int(),
  }),
})
export type Profile = z.infer<typeof profileSchema>

export const ratingHistorySchema = z.array(
  z.strictObject({ at: z.number(), matchId: z.string(), value: z.number(), change: z.number() }),
)
export type RatingHistory = z.infer<typeof ratingHistorySchema>
