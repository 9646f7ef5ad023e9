import { AppError } from '../error'

/** Where a page of history ends: the start of its last match (milliseconds since 1970) and that match's id. */
export type Cursor = { readonly startedAt: number; readonly matchId: string }

export function writeCursor({ startedAt, matchId }: Cursor): string {
  return `${startedAt}_${matchId}`
}

/** Throws `badInput` for anything that `writeCursor` doesn't write. */
export function readCursor(text: string): Cursor {
  const [, startedAt, matchId] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(text) ?? []
  if (!startedAt || !matchId) throw new AppError('badInput', { field: 'cursor' })
  return { startedAt: Number(startedAt), matchId }
}
