import { z } from 'zod'

/** Thirty-two bytes in lower-case hex. */
const hex32 = z.string().regex(/^[0-9a-f]{64}$/)

/** How far a match is before its first event (R9.1, R9.2): commitments first, then contributions, then the deal. */
export const sealingSchema = z.strictObject({
  matchId: z.string(),
  rulesHash: z.string(),
  /** `C`, the server's commitment. */
  commitment: z.string(),
  /** Until when contributions are waited for, in milliseconds since 1970. */
  until: z.number(),
  /** In their order. Bots contribute nothing; `commitment` is `H`, null until it is there. */
  seats: z.array(
    z.strictObject({
      playerId: z.string(),
      contributes: z.boolean(),
      commitment: z.string().nullable(),
      revealed: z.boolean(),
    }),
  ),
  /** The seats that did not show up: once there are any, the match has not begun and never will. */
  absent: z.array(z.int()),
})
export type Sealing = z.infer<typeof sealingSchema>

/** What changes a sealing answers with it as it then is; null once the match has begun. */
export const sealingAnswerSchema = sealingSchema.nullable()

export const commitSchema = z.strictObject({ matchId: z.uuid(), commitment: hex32 })
export type Commit = z.infer<typeof commitSchema>
export const revealSchema = z.strictObject({ matchId: z.uuid(), bytes: hex32 })
export type Reveal = z.infer<typeof revealSchema>

/** By seat; null for one that contributed nothing. */
export const seatCommitmentsSchema = z.array(z.string().nullable())

/** What the deal was made of, opened once the match is over (R9.8). All hex. */
export const openedSchema = z.strictObject({ secret: z.string(), seatBytes: z.array(z.string().nullable()) })
