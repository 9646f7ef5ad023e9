import { createHash } from 'node:crypto'
import { sealOf } from '../../src/chance/reveal'
import type { Matches } from '../../src/server/matches/matches'
import { callerOf } from './testDeps'

/** What a seat contributes in tests: the same bytes for the same match and seat. */
export function bytesOf(matchId: string, seat: number): string {
  return createHash('sha256').update(`${matchId} ${seat}`).digest('hex')
}

/** Does for every person of a sealed match what their browsers would: the match begins. */
export async function unseal({ sealing }: Pick<Matches, 'sealing'>, matchId: string): Promise<void> {
  const seats = (await sealing.state(matchId))?.seats ?? []
  const people = seats.flatMap(({ playerId, contributes }, seat) => (contributes ? [{ playerId, seat }] : []))
  for (const { playerId, seat } of people)
    await sealing.commit(callerOf(playerId), { matchId, commitment: sealOf(matchId, seat, bytesOf(matchId, seat)) })
  for (const { playerId, seat } of people)
    await sealing.reveal(callerOf(playerId), { matchId, bytes: bytesOf(matchId, seat) })
}
