import { z } from 'zod'
import { playerRefSchema, ratingSchema } from './player'

/** Rated matches that a rating needs to be listed, and how lately the last of them must have been played. */
export const LISTED_MATCHES = 10
export const LISTED_DAYS = 30

/** As many places to a page. */
export const PLACES_A_PAGE = 50

/** The pools that people are rated in: Muggins, All Fives and Partners, by seats. */
export const RATED_POOLS = [
  'muggins-2',
  'muggins-3',
  'muggins-4',
  'allFives-2',
  'allFives-3',
  'allFives-4',
  'partners-4',
] as const
export type RatedPool = (typeof RATED_POOLS)[number]

export const leaderboardQuerySchema = z.strictObject({
  pool: z.enum(RATED_POOLS),
  page: z.int().min(1).max(100_000),
})
export type LeaderboardQuery = z.infer<typeof leaderboardQuerySchema>

const placeSchema = z.strictObject({
  /** From 1; players of the same rating share it. */
  place: z.int(),
  player: playerRefSchema,
  rating: ratingSchema.omit({ pool: true }),
})
export type Place = z.infer<typeof placeSchema>

export const leaderboardSchema = z.strictObject({
  places: z.array(placeSchema),
  /** How many are listed in all. */
  total: z.int(),
  /** The caller's own place, on whatever page; null where the caller isn't listed. */
  own: placeSchema.nullable(),
})
export type Leaderboard = z.infer<typeof leaderboardSchema>
