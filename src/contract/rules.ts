import { z } from 'zod'
import type { Form, RulesName } from '../engine/board/presets'
import type { RuleSet } from '../engine/board/rules'
import type { TimeControl } from '../engine/view/view'
import { isOffered } from './offers'

export const presetSchema = z.enum([
  'muggins',
  'allFives',
  'tableClassic',
  'cribbage',
  'partners',
  'custom',
]) satisfies z.ZodType<RulesName>
export const formSchema = z.enum(['full', 'quick', 'short']) satisfies z.ZodType<Form>
const seatCountSchema = z.union([z.literal(2), z.literal(3), z.literal(4)])

/** A complete rule set (R1) as it crosses the wire: its shape. Whether its options go together is the server's to judge. */
export const ruleSetSchema = z.strictObject({
  seats: seatCountSchema,
  teams: z.boolean(),
  handSize: z.int().min(1).max(14),
  target: z.int().positive().multipleOf(5),
  roundLimit: z.int().positive().nullable(),
  spinner: z.enum(['none', 'first']),
  reserve: z.int().min(0).max(2),
  claims: z.enum(['automatic', 'call', 'steal']),
  settlement: z.enum(['debit', 'award']),
  blockedAward: z.enum(['gross', 'net']),
  display: z.enum(['points', 'pegs', 'tally']),
}) satisfies z.ZodType<RuleSet>

/** Turn time and bank in milliseconds, or null for an untimed match. */
export const timeControlSchema = z
  .strictObject({ turnMs: z.int().positive(), bankMs: z.int().min(0) })
  .nullable() satisfies z.ZodType<TimeControl>

/** A time control as a table offers it: one of those on offer, or untimed. */
export const offeredClockSchema = timeControlSchema.refine(isOffered)
