import { unanswered } from '../../../src/client/match/matchClient'
import type { RuleSet } from '../../../src/engine/board/rules'
import type { TimeControl } from '../../../src/engine/view/view'
import { startMatch } from '../../support/testMatch'
import { enter, type Player } from './player'
import type { Failure } from './sending'
import { cookieOf, type Stage } from './stage'

export type CrowdOptions = {
  readonly matches: number
  readonly chance: () => number
  readonly thinkMs: number | null
  readonly clock?: TimeControl
  readonly rules?: Partial<RuleSet>
}

const AT_ONCE = 5

/** Two players each at a number of matches. */
export type Crowd = {
  /** Seats 0 and 1 of the first match, of the second, and so on. */
  readonly players: readonly Player[]
  /** How many matches aren't over yet for one of their players. */
  readonly unfinished: () => number
  /** How many commands wait for an answer. */
  readonly unanswered: () => number
  readonly resent: () => number
  readonly acknowledged: () => number
  readonly failures: () => readonly Failure[]
  /** How many pushes of events have come in. */
  readonly pushes: () => number
  readonly leave: () => void
}

/** Starts matches and seats their players; `sites` are the addresses that seats 0 and 1 come in by. */
export async function enterMatches(
  { deps, services }: Stage,
  sites: { readonly url: string } | readonly [{ readonly url: string }, { readonly url: string }],
  options: CrowdOptions,
): Promise<Crowd> {
  const { chance, thinkMs, clock = null, rules } = options
  const bySeat = 'url' in sites ? [sites, sites] : sites
  const wish = { clock, rules: { target: 250, ...rules } } as const
  const players: Player[] = []
  // Their clocks run: everybody is there soon after the start.
  const begin = async () => {
    const match = await startMatch(deps, services.matches, wish)
    const [one, other] = await Promise.all(
      match.players.map(async (playerId, seat) => {
        const { url } = bySeat[seat] ?? { url: '' }
        return enter({ url, cookie: await cookieOf(playerId), matchId: match.matchId, chance, thinkMs })
      }),
    )
    if (one && other) players.push(one, other)
  }
  for (let begun = 0; begun < options.matches; begun += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, options.matches - begun) }, begin))
  const sum = (of: (player: Player) => number) => players.reduce((total, player) => total + of(player), 0)
  return {
    players,
    unfinished: () => new Set(players.filter((p) => p.view().phase !== 'over').map((p) => p.held().matchId)).size,
    unanswered: () => sum((player) => unanswered(player.held()).length),
    resent: () => sum((player) => player.resent()),
    acknowledged: () => sum((player) => player.acknowledged.length),
    failures: () => players.flatMap((player) => player.failures),
    pushes: () => sum((player) => player.pushes()),
    leave() {
      for (const player of players) player.leave()
    },
  }
}
