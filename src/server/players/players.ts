import { z } from 'zod'
import type { Profile, RatingHistory } from '../../contract/history'
import type { Leaderboard, LeaderboardQuery } from '../../contract/leaderboard'
import type { PlayerRef } from '../../contract/player'
import type { Whereabouts } from '../../contract/table'
import { foldName } from '../accounts/fold'
import type { Deps } from '../deps'
import { leaderboardOf } from './leaderboard'
import { isProvisional } from './ratings'
import { playerRef } from './ref'
import { readByFold, readProfile, readRatingPoints, readRefs, readTally } from './store'
import { whereaboutsOf } from './whereabouts'

const RATING_POINTS = 500

export type Players = ReturnType<typeof createPlayers>

/** What is known about players. Of a deleted one: that there was one. */
export function createPlayers(deps: Deps) {
  const { db } = deps

  return {
    /** How these players appear to others, by id; unknown ids are absent. */
    refs: async (ids: readonly string[]): Promise<Map<string, PlayerRef>> =>
      new Map((await readRefs(db, ids)).map((row) => [row.id, playerRef(row)])),

    /** The player of a name, in any spelling that counts as the same, or of an id. */
    byName: async (nameOrId: string): Promise<PlayerRef | null> => {
      const [row] = z.uuid().safeParse(nameOrId).success ? await readRefs(db, [nameOrId]) : []
      const found = row ?? (await readByFold(db, foldName(nameOrId)))
      return found && playerRef(found)
    },

    /** A player's page; null if there is none, or none any more. */
    profile: async (playerId: string): Promise<Profile | null> => {
      const [row, tally] = await Promise.all([readProfile(db, playerId), readTally(db, playerId)])
      if (!row || row.deletedAt) return null
      const { won, drawn, lost } = tally
      return {
        player: playerRef(row),
        botLevel: row.botLevel,
        memberSince: row.createdAt.getTime(),
        ratings: row.ratings.map((rating) => ({ ...rating, provisional: isProvisional(rating.matches) })),
        matches: { total: won + drawn + lost, ...tally },
      }
    },

    /** See `leaderboardOf`. */
    leaderboard: (query: LeaderboardQuery, playerId: string | null): Promise<Leaderboard> =>
      leaderboardOf(deps, query, playerId),

    /** See `whereaboutsOf`. */
    whereabouts: (playerId: string): Promise<Whereabouts> => whereaboutsOf(deps, playerId),

    /** The course of a rating, the oldest first: one point for each match, thinned evenly to 500 at most. */
    ratingHistory: async (playerId: string, pool: string): Promise<RatingHistory> => {
      const points = await readRatingPoints(db, playerId, pool, RATING_POINTS)
      return points.map(({ at, matchId, before, after }) => {
        return { at: at.getTime(), matchId, value: after, change: after - before }
      })
    },
  }
}
