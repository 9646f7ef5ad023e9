import {
  type Leaderboard,
  type LeaderboardQuery,
  LISTED_DAYS,
  LISTED_MATCHES,
  PLACES_A_PAGE,
  type Place,
} from '../../contract/leaderboard'
import type { Deps } from '../deps'
import { countListed, type Listed, type ListedRow, readListed, readPlaces } from './leaderboardStore'
import { isProvisional } from './ratings'
import { playerRef } from './ref'

const DAY_MS = 86_400_000

function placeOf({ value, matches, ...player }: ListedRow, place: number): Place {
  return { place, player: playerRef(player), rating: { value, matches, provisional: isProvisional(matches) } }
}

/** A page of a pool's leaderboard, and where `playerId` stands in it, who may be nobody. Equal ratings share a place. */
export async function leaderboardOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pool, page }: LeaderboardQuery,
  playerId: string | null,
): Promise<Leaderboard> {
  const listed: Listed = { pool, leastMatches: LISTED_MATCHES, since: new Date(clock.now() - LISTED_DAYS * DAY_MS) }
  const skip = (page - 1) * PLACES_A_PAGE
  const [rows, total, own] = await Promise.all([
    readPlaces(db, listed, { skip, take: PLACES_A_PAGE }),
    countListed(db, listed),
    playerId === null ? null : readListed(db, listed, playerId),
  ])
  const [first] = rows
  const before = first ? await countListed(db, listed, first.value) : 0
  let place = before + 1
  const places = rows.map((row, at) => {
    if (row.value !== rows[at - 1]?.value) place = at === 0 ? before + 1 : skip + at + 1
    return placeOf(row, place)
  })
  return { places, total, own: own && placeOf(own, (await countListed(db, listed, own.value)) + 1) }
}
