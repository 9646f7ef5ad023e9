import path from 'node:path'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from './support/look'
import { test } from './support/people'
import { tourAsMember, tourAsVisitor, tourOfMatch } from './support/tour'
import { tourOfRecords } from './support/tourOfRecords'
import { tourOfClaims, tourOfPartners } from './support/tourOfTables'

/** Pictures of every page and of a match in its phases, in three sizes, light and dark: `npm run screens`. */
const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP]
const folder = path.resolve('test-results/screens')

async function photograph(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const file = path.join(folder, `${name}-${size.width}-${colorScheme}.png`)
      await page.screenshot({ path: file, animations: 'disabled' })
    }
  }
  console.log(`${name}: ${SIZES.map(({ width }) => width).join(', ')}, light and dark`)
}

test.describe.configure({ timeout: 300_000 })

test('pages for visitors', async ({ visitor }) => {
  await tourAsVisitor(await visitor(), photograph)
})

test('lobby, table and account', async ({ member }) => {
  const [anna, ...others] = await Promise.all([member('Anna'), member('Bert'), member('Carl')])
  await tourAsMember(anna, others, photograph)
})

test('a match in its phases', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await tourOfMatch(anna, bert, photograph)
})

test('claims and boards', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await tourOfClaims(anna, bert, photograph)
})

test('partners', async ({ member }) => {
  await tourOfPartners(await member('Anna'), photograph)
})

test('records from files, and verifying', async ({ visitor }) => {
  await tourOfRecords(await visitor(), photograph)
})
