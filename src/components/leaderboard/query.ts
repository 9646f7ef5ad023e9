import { type LeaderboardQuery, leaderboardQuerySchema, RATED_POOLS } from '../../contract/leaderboard'

type Asked = Readonly<Record<string, string | string[] | undefined>>

/** The pool and the page that an address says; the first ones where it says none that there is. */
export function readQuery(asked: Asked): LeaderboardQuery {
  const { pool, page } = leaderboardQuerySchema.shape
  return {
    pool: pool.safeParse(asked.pool).data ?? RATED_POOLS[0],
    page: page.safeParse(Number(asked.page)).data ?? 1,
  }
}

/** The address of a page of a leaderboard: the reverse of `readQuery`. */
export function leaderboardPath({ pool, page }: LeaderboardQuery): string {
  return `/leaderboard?pool=${pool}${page > 1 ? `&page=${page}` : ''}`
}
