import { z } from 'zod'
import type { SeatCommand } from '../engine/match/command'
import type { MatchView, ViewEvent } from '../engine/view/view'
import { playerRefSchema } from './player'
import { formSchema, presetSchema } from './rules'
import { openedSchema, sealingSchema, seatCommitmentsSchema } from './sealing'

const pip = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])
const tile = z.templateLiteral([pip, '-', pip])
const end = z.enum(['left', 'right', 'up', 'down'])
const seat = z.int().min(0).max(3)
/** The points that a claim or a call may name; 0 says nothing. */
const claim = z.int().min(0).max(35).multipleOf(5)

/** What a browser may wish in a match. */
export const seatCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('place'),
    seat,
    tile,
    end: end.nullable(),
    left: pip.optional(),
    claim: claim.optional(),
  }),
  z.strictObject({ type: z.literal('draw'), seat }),
  z.strictObject({ type: z.literal('pass'), seat }),
  z.strictObject({ type: z.literal('muggins'), seat, points: claim.positive() }),
  z.strictObject({ type: z.literal('waive'), seat }),
  z.strictObject({ type: z.literal('ready'), seat }),
  z.strictObject({ type: z.literal('resign'), seat }),
  z.strictObject({ type: z.literal('claimSeat'), seat, of: seat }),
]) satisfies z.ZodType<SeatCommand>

export const actSchema = z.strictObject({
  matchId: z.uuid(),
  /** Made by the sender; the same id with the same payload counts once and gets the same answer. */
  commandId: z.uuid(),
  /** The seq of the view that the wish was made on. */
  expectedSeq: z.int32().min(0),
  command: seatCommandSchema,
})
export type Act = z.infer<typeof actSchema>

/** The match's seq after the command. */
export const actAnswerSchema = z.strictObject({ seq: z.int() })
export type ActAnswer = z.infer<typeof actAnswerSchema>

export const matchIdSchema = z.strictObject({ matchId: z.uuid() })
export const sinceSchema = z.strictObject({ matchId: z.uuid(), seq: z.int32().min(0) })

/** Built by the engine's redaction from an allow-list; checked here for its tag only, its fields being typed at the source. */
const viewEventSchema = z.custom<ViewEvent>((value) => typeof value === 'object' && value !== null && 'type' in value)
const viewSchema = z.custom<MatchView>((value) => typeof value === 'object' && value !== null && 'viewer' in value)

/** Events from `from` on, one after the other; `seq` is the last one's. */
export const eventsSchema = z.strictObject({
  matchId: z.string(),
  from: z.int(),
  seq: z.int(),
  events: z.array(viewEventSchema),
})
export type MatchEvents = z.infer<typeof eventsSchema>

export const ratingOutcomeSchema = z.strictObject({
  before: z.number(),
  after: z.number(),
  expected: z.number(),
  result: z.number(),
  k: z.number(),
})

export const matchPlayerSchema = z.strictObject({
  seat: z.int(),
  player: playerRefSchema,
  /** In the match's pool: at its start, and what the match made of it once over. */
  rating: z.number().nullable(),
  change: ratingOutcomeSchema.nullable(),
})
export type MatchPlayer = z.infer<typeof matchPlayerSchema>

/** Where a rematch gathers, and who has asked for it. What was rated may go on casually. */
export const rematchSchema = z.strictObject({ tableId: z.string(), players: z.array(z.string()), rated: z.boolean() })
export type Rematch = z.infer<typeof rematchSchema>

/** A match as its viewer may see it. Clock times are milliseconds; `startedAt` and `now` since 1970. */
export const matchSchema = z.strictObject({
  id: z.string(),
  preset: presetSchema,
  form: formSchema,
  pool: z.string().nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** The server's clock when this was read, to set the shown clocks by. */
  now: z.number(),
  /** The caller's seat, null for a watcher. */
  seat: z.int().nullable(),
  players: z.array(matchPlayerSchema),
  commitment: z.string(),
  seatCommitments: seatCommitmentsSchema,
  /** Null once the match has begun. */
  sealing: sealingSchema.nullable(),
  /** Null until the match is over. */
  reveal: openedSchema.nullable(),
  seq: z.int(),
  view: viewSchema,
  rematch: rematchSchema.nullable(),
})
export type MatchState = z.infer<typeof matchSchema>

/** A finished match's whole log, as anybody may see it then. */
export const matchLogSchema = z.strictObject({ match: matchSchema, events: z.array(viewEventSchema) })
export type MatchLog = z.infer<typeof matchLogSchema>
