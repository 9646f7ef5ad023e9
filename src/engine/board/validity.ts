import type { RuleSet } from './rules'

const CHOICES = {
  seats: [2, 3, 4],
  teams: [true, false],
  reserve: [0, 1, 2],
  spinner: ['none', 'first'],
  claims: ['automatic', 'call', 'steal'],
  settlement: ['debit', 'award'],
  blockedAward: ['gross', 'net'],
  display: ['points', 'pegs', 'tally'],
} as const satisfies Partial<Record<keyof RuleSet, readonly unknown[]>>

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** The options of a complete rule set whose values R1 does not allow. */
export function invalidOptions(rules: RuleSet): (keyof RuleSet)[] {
  const wrong: (keyof RuleSet)[] = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).filter(
    (option) => !(CHOICES[option] as readonly unknown[]).includes(rules[option]),
  )
  if (rules.teams && rules.seats !== 4) wrong.push('teams')
  if (!isCount(rules.handSize) || rules.seats * rules.handSize + rules.reserve > 28) wrong.push('handSize')
  if (!isCount(rules.target) || rules.target % 5 !== 0) wrong.push('target')
  if (rules.roundLimit !== null && !isCount(rules.roundLimit)) wrong.push('roundLimit')
  return wrong
}

/** The first of them; null when all values are allowed. */
export function invalidOption(rules: RuleSet): keyof RuleSet | null {
  return invalidOptions(rules)[0] ?? null
}
