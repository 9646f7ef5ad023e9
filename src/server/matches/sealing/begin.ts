import { decide } from '../../../engine/match/decide'
import { evolve } from '../../../engine/match/evolve'
import { initialState } from '../../../engine/match/state'
import type { Deps, Notice } from '../../deps'
import { AppError } from '../../error'
import type { Tx } from '../../transaction'
import { lazily } from '../chance'
import { nextDue } from '../due'
import type { ChanceFor } from '../match'
import { startCommand } from '../startCommand'
import type { Sealed } from './sealed'
import { writeBeginning } from './store'

/**
 * Begins a match whose contributions are all there, within the transaction that brought the last one: the key is made,
 * the first lot and the first deal are drawn from it (R9.3), and its time starts. Gives whom to tell.
 */
export async function begin(tx: Tx, deps: Deps, chanceFor: ChanceFor, sealed: Sealed): Promise<Notice[]> {
  const { id, seats } = sealed
  const kinds = seats.map(({ bot }) => (bot ? 'bot' : 'person'))
  const command = startCommand(deps, sealed, kinds)
  const decision = decide(initialState(), command, { at: 0, chance: lazily(chanceFor, sealed) })
  if (!decision.ok) throw new AppError('refused', { refusal: decision.refusal })
  const events = decision.value
  const state = events.reduce(evolve, initialState())
  await writeBeginning(tx, { id, at: deps.clock.now(), events, state, due: nextDue(state, deps.random) })
  return [
    { kind: 'match', id, seq: events.length },
    { kind: 'sealing', id },
    ...seats.flatMap(({ playerId, bot }): Notice[] => (bot ? [] : [{ kind: 'player', id: playerId }])),
  ]
}
