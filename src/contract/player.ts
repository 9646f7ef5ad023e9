import { z } from 'zod'

/** How somebody appears to others. A deleted player has no name and no page. */
export const playerRefSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['guest', 'member', 'bot', 'deleted']),
  name: z.string().nullable(),
})
export type PlayerRef = z.infer<typeof playerRefSchema>

/** A rating with its number of rated matches; provisional while they are few. */
export const ratingSchema = z.strictObject({
  pool: z.string(),
  value: z.number(),
  matches: z.int(),
  provisional: z.boolean(),
})
export type RatingValue = z.infer<typeof ratingSchema>
