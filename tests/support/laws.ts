import fc from 'fast-check'
import type { StartCommand } from '../../src/engine/match/command'
import { seededChance, seededFraction } from './chance'
import { type Habits, type Played, playRandomly, type Step } from './play'
import { anyRules } from './rules'
import { startCommand } from './table'

/** A random match to be: same values, same match. */
export type Plan = { readonly seed: number; readonly start: StartCommand; readonly habits: Habits }

/** The seed of every law's random matches. Set `LAW_SEED` to another number to look elsewhere. */
export const LAW_SEED = Number(process.env.LAW_SEED ?? 20240229)

export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    seed: fc.nat(),
    rules: anyRules,
    bots: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    rated: fc.boolean(),
    resigns: fc.constantFrom(0, 0, 0, 0.01),
    dawdles: fc.constantFrom(0, 0, 0.1),
    hurries: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ seed, rules, bots, rated, ...habits }) => {
    // A rated match seats persons only, and somebody must be a person for anything to be due to one.
    const seats = bots.slice(0, rules.seats).map((bot, seat) => (bot && seat > 0 && !rated ? 'bot' : 'person'))
    const clock = { turnMs: 30_000, bankMs: 60_000 }
    const pace = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }
    return { seed, start: startCommand(rules, { clock, pace, rated, seats: seats as StartCommand['seats'] }), habits }
  })

export function playPlan({ seed, start, habits }: Plan, tell?: (step: Step) => void): Played {
  return playRandomly(start, { chance: seededChance(seed), fraction: seededFraction(seed + 1), habits }, tell)
}

/** Checks a law on random matches until they have come to this many rounds; a failure prints the seed and the plan. */
export function overRounds(wanted: number, law: (plan: Plan) => number): void {
  let rounds = 0
  const holds = fc.property(anyPlan, (plan) => {
    rounds += law(plan)
  })
  for (let seed = LAW_SEED; rounds < wanted; seed++) fc.assert(holds, { seed, numRuns: 50 })
  console.info(`law held over ${rounds} random rounds from seed ${LAW_SEED}`)
}

/** Compares two texts; an `expect` for each of the many thousand would take longer than all the play. */
export function mustEqual(actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`got      ${actual}\nexpected ${expected}`)
}
