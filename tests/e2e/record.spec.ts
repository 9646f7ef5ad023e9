import { expect } from '@playwright/test'
import { click } from './support/hands'
import { comeAlive, open, test } from './support/people'
import { endPanel, nextMoment, playOn } from './support/play'
import { downloaded, faultyRecord, filePicker, jsonFile, sampleMatch } from './support/records'
import { openTable } from './support/tables'

test.describe.configure({ timeout: 180_000 })

test('a match against a bot is checked by the browser, downloaded, stepped through and verified elsewhere', async ({
  visitor,
}) => {
  const page = await visitor()
  await open(page, '/sign-in')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.waitForURL('/lobby')
  await comeAlive(page)
  await openTable(page, { target: 50 })
  await page.getByRole('button', { name: 'Add a bot' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  const matchId = page.url().split('/').at(-1) ?? ''

  let placed = 0
  await playOn(page, { way: click, after: async () => ++placed < 2 })
  const running = await page.request.get(`/api/matches/${matchId}/record`)
  expect(running.status()).toBe(403)
  expect(await running.json()).toEqual({ error: 'matchNotOver', message: 'That match is still running.' })
  const unknown = await page.request.get('/api/matches/00000000-0000-4000-8000-000000000000/record')
  expect([unknown.status(), (await unknown.json()).error]).toEqual([404, 'notFound'])
  const none = await page.request.get('/api/matches/none/record')
  expect([none.status(), (await none.json()).error]).toEqual([400, 'badInput'])
  if ((await nextMoment(page)) !== 'over') {
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  }

  const panel = endPanel(page)
  await expect(panel.getByText(/dealt from bytes that were fixed beforehand, yours among them/)).toBeVisible()
  const record = await downloaded(page, panel.getByRole('link', { name: 'Download the record' }))
  expect(record.name).toMatch(/^muggins-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json$/)
  const receipt = await downloaded(page, panel.getByRole('link', { name: 'Download your receipt' }))
  expect(JSON.parse(receipt.text)).toMatchObject({ format: 'muggins-receipt', matchId, seat: 0 })
  await panel.getByRole('link', { name: 'See the check' }).click()
  await expect(page.getByText(/^Everything matches/)).toBeVisible()
  await expect(page.getByText('It fits: the match kept to what it had announced.')).toBeVisible()
  await expect(page.getByText('Receipt: kept by this browser')).toBeVisible()

  const elsewhere = await visitor()
  await open(elsewhere, '/replay')
  await filePicker(elsewhere).setInputFiles(jsonFile('match.json', record.text))
  await elsewhere.waitForURL(/\/replay\?step=\d+/)
  await elsewhere.getByRole('button', { name: 'Last step' }).click()
  await expect(
    elsewhere
      .getByRole('status')
      .filter({ hasText: /wins?\b/ })
      .first(),
  ).toBeAttached()
  await open(elsewhere, '/verify')
  await filePicker(elsewhere).setInputFiles([jsonFile('m.json', record.text), jsonFile('r.json', receipt.text)])
  await expect(elsewhere.getByText(/^Everything matches/)).toBeVisible()
})

test('a record from a file is stepped through without an account, kept over a reload, and left by "back"', async ({
  visitor,
}) => {
  const page = await visitor()
  const sent: string[] = []
  await open(page, '/replay')
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const { record } = sampleMatch()
  await filePicker(page).setInputFiles(jsonFile('evening.json', record))
  await page.waitForURL(/\/replay\?step=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana – Ben – Cem')
  await page.getByRole('button', { name: 'One step on' }).click()
  const opening = record.rounds[0]?.actions[0]?.place ?? ''
  const [tile = ''] = [opening, [...opening].reverse().join('')].sort().reverse()
  await expect(page.getByRole('status').filter({ hasText: tile })).toBeAttached()
  const at = page.url()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana – Ben – Cem')
  expect(page.url()).toBe(at)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Replay a record' })).toBeVisible()
  await expect(page.getByText('evening.json is still open in this tab.')).toBeVisible()
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana – Ben – Cem')
  expect(sent).toEqual([])
})

test('faults of a record are named, and what is sound before them is shown', async ({ visitor }) => {
  const page = await visitor()
  await open(page, '/replay')
  await filePicker(page).setInputFiles(jsonFile('broken.json', '{"format":'))
  await expect(page.getByRole('alert').filter({ hasText: 'broken.json: is not JSON in UTF-8' })).toBeVisible()
  await filePicker(page).setInputFiles(jsonFile('long.json', ' '.repeat(2 * 1024 * 1024 + 1)))
  await expect(page.getByText('long.json: is longer than 2 MiB')).toBeVisible()
  await page.getByText('Or paste its text').click()
  await page.getByLabel("The record's text").fill(JSON.stringify({ ...sampleMatch().record, rules: { seats: 7 } }))
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('pasted text: rules: seats may not be 7 (R1)')).toBeVisible()
  await page.getByLabel("The record's text").fill(JSON.stringify(faultyRecord(2)))
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText(/^Shown up to the fault: round 2, action 4: .*\(R\d/)).toBeVisible()
})

test('a changed tile, byte or rule is named by the verify page, without a connection too', async ({ visitor }) => {
  const page = await visitor()
  await open(page, '/verify')
  const { record, receipt } = sampleMatch()
  // Once the page has come to rest it needs nobody any more.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await filePicker(page).setInputFiles([jsonFile('match.json', record), jsonFile('receipt.json', receipt)])
  await expect(page.getByText(/^Everything matches/)).toBeVisible()

  const [first, second] = record.rounds[1]?.hands ?? []
  const due = first?.join(' ')
  if (first && second) [first[0], second[0]] = [second[0] ?? '', first[0] ?? '']
  await filePicker(page).setInputFiles(jsonFile('changed.json', record))
  await expect(page.getByText(`the deal does not match: the hand of seat 0 should be ${due}`)).toBeVisible()
  await expect(page.getByText(/things do not match\.$/)).toBeVisible()

  const other = sampleMatch().record
  other.deal.secret = other.deal.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  await filePicker(page).setInputFiles(jsonFile('secret.json', other))
  await expect(page.getByText(/that of the secret, the match and the rules is/)).toBeVisible()
  await filePicker(page).setInputFiles(jsonFile('paper.json', { ...other, deal: undefined }))
  await expect(page.getByText(/There is nothing to verify here\. has no deal/)).toBeVisible()
})
