import type { Page } from '@playwright/test'
import { DEFAULT_CLOCK } from '../../../src/contract/offers'
import type { TableState } from '../../../src/contract/table'
import { type Form, type PresetName, presetRules } from '../../../src/engine/board/presets'
import type { TimeControl } from '../../../src/engine/view/view'
import { callAs } from './calls'
import { open } from './people'

export type Meeting = {
  readonly preset?: PresetName
  readonly form?: Form
  readonly target?: number
  readonly rated?: boolean
  readonly clock?: TimeControl
}

/**
 * Two people who play, a quick match of Muggins where nothing else is said: the first opens a table, the second sits down,
 * past the pages that do it; both end in the match. Its path.
 */
export async function meet(first: Page, second: Page, meeting: Meeting = {}): Promise<string> {
  const { preset = 'muggins', form = 'quick', target, rated = false, clock = DEFAULT_CLOCK } = meeting
  const named = presetRules(preset, form, 2)
  const rules = target === undefined ? named : { ...named, target }
  // What they have open would go to the match by itself, and come in the way.
  const leaving = Promise.all([first, second].map((page) => page.goto('about:blank')))
  const { id: tableId } = await callAs<TableState>(first, 'table.open', { rules, clock, rated, visibility: 'public' })
  await callAs(second, 'table.sit', { tableId })
  await callAs(second, 'table.setReady', { tableId, ready: true })
  await leaving
  const { matchId } = await callAs<TableState>(first, 'table.setReady', { tableId, ready: true })
  await Promise.all([first, second].map((page) => open(page, `/match/${matchId}`)))
  return `/match/${matchId}`
}
