import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { jsonText } from '../../../src/record/text'
import { recordOf } from '../../../src/record/write'
import { finishedMatch, receiptFor } from '../../support/finished'
import type { Mutable } from '../../support/mutation'
import { startCommand } from '../../support/table'

export type UploadedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A file as somebody would choose it. */
export function jsonFile(name: string, content: object | string): UploadedFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) }
}

const PACE = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }

/** A whole match of three rounds with a spinner, and the receipt of its seat 0. */
export function sampleMatch(): { record: Mutable; receipt: object } {
  const rules = { seats: 3, settlement: 'award', spinner: 'first', roundLimit: 3, target: 1_000 } as const
  const seats = ['person', 'bot', 'person'] as const
  const start = startCommand(rules, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace: PACE, seats })
  const match = { ...finishedMatch({ seed: 8, start, habits: {} }), players: ['Ana', 'Ben', 'Cem'] }
  const receipt = receiptFor(match, 0)
  if (!receipt) throw new Error('seat 0 contributes')
  return { record: JSON.parse(jsonText(recordOf(match))) as Mutable, receipt }
}

/** A match of a single round that leaves 27 tiles on the table. */
export function longestLine(): object {
  const rules = { seats: 2, roundLimit: 1, target: 1_000 } as const
  const seats = ['person', 'person'] as const
  const start = startCommand(rules, { clock: { turnMs: 30_000, bankMs: 60_000 }, pace: PACE, seats })
  return recordOf({ ...finishedMatch({ seed: 15, start, habits: {} }), players: ['Ana', 'Ben'] })
}

/** The same record up to a round, in which somebody passes who has no need to. */
export function faultyRecord(round: number): Mutable {
  const { record } = sampleMatch()
  record.rounds[round - 1]?.actions.splice(3, 0, { seat: 0, pass: true })
  return { ...record, id: 'faulty' }
}

export const filePicker = (page: Page): Locator => page.locator('input[type=file]')

/** What a link downloads. */
export async function downloaded(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}
