import { type Accounts, createAccounts } from './accounts/accounts'
import type { Deps } from './deps'
import { createHistory, type History } from './history/history'
import { createMatches, type Matches, type MatchOptions } from './matches/matches'
import { createPlayers, type Players } from './players/players'
import { createRecords, type Records } from './records/records'
import { createSeeks, type Seeks } from './seeks/seeks'
import { createTables, type Tables } from './tables/tables'

export type Services = {
  readonly accounts: Accounts
  readonly players: Players
  readonly history: History
  readonly matches: Matches
  readonly records: Records
  readonly tables: Tables
  readonly seeks: Seeks
}

/** All services of one process, on the same dependencies. Tables and seeks start matches. */
export function createServices(deps: Deps, options: MatchOptions = {}): Services {
  const matches = createMatches(deps, options)
  return {
    accounts: createAccounts(deps),
    players: createPlayers(deps),
    history: createHistory(deps),
    matches,
    records: createRecords(deps),
    tables: createTables(deps, matches),
    seeks: createSeeks(deps, matches),
  }
}
