import { createRequire } from 'node:module'
import path from 'node:path'
import { expect } from '@playwright/test'
import { choices, click, ownHand } from './support/hands'
import { open, signUp, test } from './support/people'
import { nextMoment, sayReady } from './support/play'
import { openTable } from './support/tables'

/** The picture of a match in play that README and shared links show: `npm run picture`. */
const FILE = path.resolve('public/match.png')
// Next brings it, for pictures of its own.
const sharp: typeof import('sharp')['default'] = createRequire(
  createRequire(import.meta.url).resolve('next/package.json'),
)('sharp')
const LONGEST = 200
const LINE = 10

test.describe.configure({ timeout: 300_000 })

test('a match in play', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5, colorScheme: 'light' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, { name: 'Marguerite', email: 'marguerite@muggins.test' })
  await open(page, '/lobby')
  await openTable(page, { seats: 3 })
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  for (let moments = 0; moments < LONGEST; moments++) {
    const moment = await nextMoment(page)
    expect(moment, 'the match ended before there was a picture').not.toBe('over')
    if (moment === 'settled') {
      await sayReady(page)
      continue
    }
    const [best] = await choices(page)
    if (!best) continue
    // A long line, and a tile taken up that scores.
    const tiles = await page.locator('.line-tile').count()
    if (tiles >= LINE && best.points > 0) {
      await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
      await page.mouse.move(0, 0)
      const shot = await page.screenshot({ animations: 'disabled' })
      await sharp(shot).png({ palette: true, quality: 90, dither: 0.6, effort: 10 }).toFile(FILE)
      return
    }
    await click(page, best)
  }
  throw new Error('no moment worth a picture')
})
