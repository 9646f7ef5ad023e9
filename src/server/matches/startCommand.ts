import type { RuleSet } from '../../engine/board/rules'
import type { StartCommand } from '../../engine/match/command'
import type { TimeControl } from '../../engine/view/view'
import type { Deps } from '../deps'
import { paceFor } from './pace'

type Agreed = { readonly rules: RuleSet; readonly clock: TimeControl; readonly pool: string | null }

/** The command that begins a match as it was agreed on; `seats` says who plays at each. */
export function startCommand(
  { pace }: Pick<Deps, 'pace'>,
  { rules, clock, pool }: Agreed,
  seats: StartCommand['seats'],
): StartCommand {
  return { type: 'start', rules, clock, pace: paceFor(pace, clock), rated: pool !== null, seats }
}
