export type Action = { seat: number; place?: string; draw?: string; resign?: true } & Record<string, unknown>
type Round = {
  leader: number
  lot?: { seat: number; tile: string }[][]
  hands: string[][]
  boneyard: string[]
  actions: Action[]
}

/** A record as somebody may have changed it. */
export type Mutable = {
  id: string
  rules: Record<string, unknown>
  rulesHash: string
  result: { result: string; scores: number[] }
  deal: { commitment: string; secret: string; seatCommitments: (string | null)[]; seatBytes: (string | null)[] }
  rounds: Round[]
}

type Fraction = () => number

export type Mutation = {
  readonly name: string
  /** Where, and as what, it has to be found. */
  readonly at: RegExp
  /** Changes a record; false where it has nothing of the kind. */
  readonly change: (record: Mutable, fraction: Fraction) => boolean
}

export function oneOf<Item>(items: readonly Item[], fraction: Fraction): Item | undefined {
  return items[Math.floor(fraction() * items.length)]
}

/** Another digit at one place of a hex text. */
export function otherByte(hex: string, fraction: Fraction): string {
  const at = Math.floor(fraction() * hex.length)
  const digit = (Number.parseInt(hex[at] ?? '0', 16) + 1 + Math.floor(fraction() * 15)) % 16
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1)
}

/** Changes one of a list's texts, nulls left out. */
export function changeOne(list: (string | null)[], fraction: Fraction, to: (hex: string) => string | null): boolean {
  const at = oneOf(
    list.flatMap((hex, index) => (hex === null ? [] : [index])),
    fraction,
  )
  if (at === undefined) return false
  list[at] = to(list[at] ?? '')
  return true
}

export function swap<Item>(one: Item[], i: number, other: Item[], j: number): boolean {
  const [here, there] = [one[i], other[j]]
  if (here === undefined || there === undefined || here === there) return false
  one[i] = there
  other[j] = here
  return true
}

/** A change to one of the rounds, any of them. */
export const inRound =
  (change: (round: Round, fraction: Fraction) => boolean): Mutation['change'] =>
  ({ rounds }, fraction) => {
    const round = oneOf(rounds, fraction)
    return round !== undefined && change(round, fraction)
  }

/** A change to one of the actions that `counts`. */
export const inAction = (
  counts: (action: Action) => boolean,
  change: (action: Action, round: Round, fraction: Fraction) => boolean | undefined,
) =>
  inRound((round, fraction) => {
    const action = oneOf(round.actions.filter(counts), fraction)
    return action !== undefined && change(action, round, fraction) !== false
  })
