'use client'
import { useSealingKeeper } from '../../client/sealing/useSealingKeeper'
import type { Whereabouts } from '../../contract/table'

/** Contributes to the deals of the signed-in player's matches, on every page. */
export function SealingKeeper({ playerId, whereabouts }: { playerId: string; whereabouts: Whereabouts }) {
  useSealingKeeper(playerId, whereabouts)
  return null
}
