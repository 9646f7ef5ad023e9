import { type Accounts, createAccounts } from './accounts/accounts'
import { createLimits, type Limits } from './auth/limits'
import { type RememberedSessions, rememberSessions } from './auth/rememberedSessions'
import type { Deps, Notify } from './deps'
import { type AccountEnv, readAccountEnv } from './env'
import { createHistory, type History } from './history/history'
import { createMatches, type Matches, type MatchOptions } from './matches/matches'
import { createPlayers, type Players } from './players/players'
import { createRecords, type Records } from './records/records'
import { createSeeks, type Seeks } from './seeks/seeks'
import { createTables, type Tables } from './tables/tables'

export type Services = {
  /** Asked where a call or a connection comes in; those of sign-ins, names and mails by the accounts themselves. */
  readonly limits: Limits
  readonly sessions: RememberedSessions
  readonly accounts: Accounts
  readonly players: Players
  readonly history: History
  readonly matches: Matches
  readonly records: Records
  readonly tables: Tables
  readonly seeks: Seeks
}

export type ServiceOptions = MatchOptions & { readonly env?: AccountEnv }

/** All services of one process, on the same dependencies. Tables and seeks start matches. */
export function createServices(deps: Deps, options: ServiceOptions = {}): Services {
  const { env = readAccountEnv() } = options
  const matches = createMatches(deps, options)
  const sessions = rememberSessions(deps)
  const limits = createLimits(deps.pool, env, deps.metrics.limited)
  /** Where sessions are ended it is known at once; the other processes hear of it. */
  const notify: Notify = (notices) => {
    for (const { kind, id } of notices) if (kind === 'session') sessions.forget(id)
    return deps.notify(notices)
  }
  return {
    limits,
    sessions,
    accounts: createAccounts({ ...deps, notify }, env, limits),
    players: createPlayers(deps),
    history: createHistory(deps),
    matches,
    records: createRecords(deps),
    tables: createTables(deps, matches),
    seeks: createSeeks(deps, matches),
  }
}
