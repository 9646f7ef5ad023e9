import { randomBytes } from 'node:crypto'
import { sealOf } from '../../../src/chance/reveal'
import type { TableForm, TableState } from '../../../src/contract/table'
import { presetRules } from '../../../src/engine/board/presets'
import type { Player } from './player'

/** The longest common match, under a clock that nobody runs out of. */
const FORM: TableForm = {
  rules: presetRules('muggins', 'full', 2),
  clock: { turnMs: 60_000, bankMs: 180_000 },
  rated: false,
  visibility: 'public',
}
/** Two meet at a table, and their match is made: sealed until both have contributed. */
export async function meet(owner: Player, other: Player): Promise<TableState> {
  const { id: tableId } = await owner.change<TableState>('table.open', FORM)
  await other.change('table.sit', { tableId })
  await other.change('table.setReady', { tableId, ready: true })
  return owner.change<TableState>('table.setReady', { tableId, ready: true })
}

/** What both browsers do before the deal (R9.2): the match begins. */
export async function unseal(
  seated: readonly { readonly player: Player; readonly seat: number }[],
  matchId: string,
): Promise<void> {
  const contributions = seated.map(({ player, seat }) => ({ player, seat, bytes: randomBytes(32).toString('hex') }))
  for (const { player, seat, bytes } of contributions)
    await player.change('match.commit', { matchId, commitment: sealOf(matchId, seat, bytes) })
  for (const { player, bytes } of contributions) await player.change('match.reveal', { matchId, bytes })
}
