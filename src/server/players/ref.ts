import type { PlayerRef } from '../../contract/player'

/** The columns that a player's appearance is made of. */
export const REF_COLUMNS = { id: true, kind: true, name: true, deletedAt: true } as const

export type RefRow = {
  readonly id: string
  readonly kind: 'guest' | 'member' | 'bot'
  readonly name: string
  readonly deletedAt: Date | null
}

/** How a player appears to others; of a deleted one nothing but the id is left. */
export function playerRef({ id, kind, name, deletedAt }: RefRow): PlayerRef {
  return deletedAt ? { id, kind: 'deleted', name: null } : { id, kind, name }
}
