import { choose } from '../../bots/choose'
import { type Due, dueCommand, dueOf } from '../../engine/match/due'
import { viewFor } from '../../engine/match/redact'
import type { MatchState } from '../../engine/match/state'
import type { Deps } from '../deps'
import { AppError } from '../error'
import type { Wish } from '../matches/match'
import type { Matches } from '../matches/matches'
import type { Claimed } from './claimStore'

type Doing = Pick<Wish, 'actor' | 'command'>

/** A bot chooses from its seat's view; everything else that falls due is the clock's. */
function doingOf(state: MatchState, due: Due, random: Deps['random']): Doing | null {
  const { kind, seat } = due
  if (kind === 'bot' && seat !== null) {
    return { actor: { kind: 'bot', seat }, command: choose(viewFor(state, seat), random.fraction) }
  }
  const command = dueCommand(state, due)
  return command && { actor: { kind: 'clock' }, command }
}

/**
 * Does what a claimed match waits for, on the path that people's commands take. Somebody may have been faster: then the
 * wish is stale or refused, and what is due next is in the row already.
 */
export async function carryOut(deps: Deps, matches: Matches, { id, seq, state }: Claimed): Promise<void> {
  const due = dueOf(state, { botThinksMs: 0 })
  const doing = due && doingOf(state, due, deps.random)
  if (!doing) return
  try {
    await matches.actOnMatch({ matchId: id, commandId: null, expectedSeq: seq, ...doing })
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'stale' && error.code !== 'refused')) throw error
    deps.log.debug({ matchId: id, seq, due: due.kind, ...error.details }, 'what was due had been overtaken')
  }
}
