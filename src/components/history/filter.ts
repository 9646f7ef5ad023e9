import type { HistoryFilter, HistoryPage } from '../../contract/history'
import { historyFilterSchema } from '../../contract/history'

export type Filter = Omit<HistoryFilter, 'playerId'>
export type Query = Readonly<Record<string, string | string[] | undefined>>

function one(value: string | string[] | undefined): string | undefined {
  const text = (Array.isArray(value) ? value[0] : value)?.trim()
  return text === '' ? undefined : text
}

/** The filter that an address says; what isn't one of the choices counts as not said. */
export function readFilter(query: Query): Filter {
  const { preset, seats, rated, result, opponent, cursor } = historyFilterSchema.shape
  const says = {
    preset: preset.safeParse(one(query.preset)).data,
    seats: seats.safeParse(Number(one(query.seats) ?? Number.NaN)).data,
    rated: rated.safeParse({ yes: true, no: false }[one(query.rated) ?? '']).data,
    result: result.safeParse(one(query.result)).data,
    opponent: opponent.safeParse(one(query.opponent)).data,
    cursor: cursor.safeParse(one(query.cursor)).data,
  }
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined))
}

/** The address part that says a filter: the reverse of `readFilter`. */
export function writeFilter({ rated, ...rest }: Filter): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value))
  if (rated !== undefined) query.set('rated', rated ? 'yes' : 'no')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether there is anything to choose from: who has played no match yet has no use for filters. */
export function isChoosable(page: HistoryPage, filter: Filter): boolean {
  return page.entries.length > 0 || Object.keys(filter).length > 0
}

/** Whether anything but the page is chosen. */
export function isFiltered({ cursor: _, ...rest }: Filter): boolean {
  return Object.keys(rest).length > 0
}
