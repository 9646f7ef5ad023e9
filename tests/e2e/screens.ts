import { photograph } from './support/gallery'
import { test } from './support/people'
import { tourAsMember, tourAsVisitor, tourOfMatch } from './support/tour'
import { tourOfBeginning, tourOfLongLine, tourOfTrouble } from './support/tourOfMoments'
import { tourOfRecords } from './support/tourOfRecords'
import { tourOfClaims, tourOfPartners } from './support/tourOfTables'

// `npm run screens`: pictures of every page and of a match in its phases, in three sizes, light and dark, in each language.
test.describe.configure({ timeout: 900_000 })

test('pages for visitors', async ({ visitor }) => {
  const page = await visitor()
  // A page that has its language in its address comes along with another language by itself.
  await tourAsVisitor(page, async (shown, name) => (name.endsWith('-zh') ? undefined : photograph(shown, name)))
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

test('how a match begins, and what gets in its way', async ({ member, complaints }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await tourOfBeginning(anna, bert, photograph)
  await tourOfTrouble(anna)
  complaints.length = 0 // rightly made, of what doesn't arrive
})

test('records from files, and verifying', async ({ visitor }) => {
  const page = await visitor()
  await tourOfRecords(page, photograph)
  await tourOfLongLine(page, photograph)
})
