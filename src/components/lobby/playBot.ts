import { trpcClient } from '../../client/trpcClient'
import { DEFAULT_CLOCK } from '../../contract/offers'
import { presetRules } from '../../engine/board/presets'

/** Begins a casual quick match against a bot. Resolves to the address of the match, or of its table while it waits. */
export async function playBot(): Promise<string> {
  const { id: tableId } = await trpcClient.table.open.mutate({
    rules: presetRules('muggins', 'quick', 2),
    clock: DEFAULT_CLOCK,
    rated: false,
    visibility: 'invite',
  })
  await trpcClient.table.addBot.mutate({ tableId, seat: 1 })
  const { matchId } = await trpcClient.table.setReady.mutate({ tableId, ready: true })
  return matchId ? `/match/${matchId}` : `/table/${tableId}`
}
