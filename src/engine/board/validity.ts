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

/** The first option of a complete rule set whose value R1 does not allow; null when all are allowed. */
export function invalidOption(rules: RuleSet): keyof RuleSet | null {
  for (const [option, choices] of Object.entries(CHOICES) as [keyof typeof CHOICES, readonly unknown[]][]) {
    if (!choices.includes(rules[option])) return option
  }
  if (rules.teams && rules.seats !== 4) return 'teams'
  if (!isCount(rules.handSize) || rules.seats * rules.handSize + rules.reserve > 28) return 'handSize'
  if (!isCount(rules.target) || rules.target % 5 !== 0) return 'target'
  if (rules.roundLimit !== null && !isCount(rules.roundLimit)) return 'roundLimit'
  return null
}
