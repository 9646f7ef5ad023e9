import type { Page } from '@playwright/test'
import { open } from './people'
import { faultyRecord, filePicker, jsonFile, sampleMatch } from './records'
import type { Look } from './tour'

/** Records from files: choosing one, a fault, stepping through; verifying one that holds and one that doesn't. */
export async function tourOfRecords(page: Page, look: Look): Promise<void> {
  const { record, receipt } = sampleMatch()
  await open(page, '/replay')
  await look(page, 'record-choose')
  await filePicker(page).setInputFiles(jsonFile('broken.json', '{"format":'))
  await page.getByRole('alert').filter({ hasText: 'broken.json' }).waitFor()
  await look(page, 'record-refused')
  await filePicker(page).setInputFiles(jsonFile('evening.json', faultyRecord(3)))
  await page.getByText(/^Shown up to the fault/).waitFor()
  await look(page, 'record-fault')
  await open(page, '/verify')
  await look(page, 'verify')
  await filePicker(page).setInputFiles([jsonFile('match.json', record), jsonFile('receipt.json', receipt)])
  await page.getByText(/^Everything matches/).waitFor()
  await look(page, 'verify-holds')
  record.rounds[1]?.hands[0]?.reverse()
  record.deal.seatBytes[2] = '0'.repeat(64)
  await filePicker(page).setInputFiles(jsonFile('changed.json', record))
  await page.getByText(/things do not match/).waitFor()
  await look(page, 'verify-differs')
  await open(page, '/verify/method')
  await look(page, 'verify-method')
}
