import type { Caller, Deps } from '../../src/server/deps'

type PastMatch = {
  /** When it began, and ended: by the hand that drives the clock, unless told otherwise. */
  readonly at?: number
  readonly pool?: string | null
  /** Who has left it: their places among the players. */
  readonly left?: readonly number[]
  readonly rounds?: number
  readonly outcome?: 'won' | 'void'
  /** Still being played. */
  readonly live?: boolean
  /** Its clock has its players stay: they can be in one such live match at most. */
  readonly timed?: boolean
}

/** Puts a match that these people have played into the database, as its end would have left it there; for tests that need many. */
export async function putPastMatch(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  people: readonly Caller[],
  {
    at = clock.now(),
    pool = null,
    left = [],
    rounds = 3,
    outcome = 'won',
    live = false,
    timed = false,
  }: PastMatch = {},
): Promise<string> {
  const id = random.id()
  const startedAt = new Date(at)
  const seats = people.map(({ playerId }, seat) => {
    const hasLeft = left.includes(seat)
    const place = live ? null : hasLeft ? 2 : 1
    return { seat, playerId, hasLeft, live, place, timed, startedAt, pool, doneAt: live ? null : startedAt }
  })
  await db.match.create({
    data: {
      id,
      preset: 'muggins',
      form: 'quick',
      rules: {},
      rulesHash: '',
      pool,
      startedAt,
      endedAt: live ? null : startedAt,
      seq: 0,
      snapshot: {},
      secret: Buffer.alloc(32),
      commitment: '',
      seatBytes: [],
      rounds,
      outcome: live ? null : outcome,
      reason: left.length > 0 ? 'resignation' : 'target',
      seats: { create: seats },
    },
  })
  return id
}
