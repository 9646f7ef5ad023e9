import { expectGoodLook } from './support/look'
import { test } from './support/people'
import { tourAsMember, tourAsVisitor, tourOfMatch } from './support/tour'
import { tourOfLongLine } from './support/tourOfMoments'
import { tourOfRecords } from './support/tourOfRecords'
import { tourOfClaims, tourOfPartners } from './support/tourOfTables'

// Each tour is on its own: two of them at once are done sooner.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

test('what a visitor sees is accessible and fits', async ({ visitor }) => {
  await tourAsVisitor(await visitor(), expectGoodLook)
})

test('lobby, table and account are accessible and fit', async ({ member }) => {
  const [anna, ...others] = await Promise.all([member('Anna'), member('Bert')])
  await tourAsMember(anna, others, expectGoodLook)
})

test('a match in its phases and what it leaves behind are accessible and fit', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await tourOfMatch(anna, bert, expectGoodLook)
})

test('claims and the boards that keep scores are accessible and fit', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await tourOfClaims(anna, bert, expectGoodLook)
})

test('partners and a line of four ends are accessible and fit', async ({ member }) => {
  await tourOfPartners(await member('Anna'), expectGoodLook)
})

test('records from files, verifying, a lot and the longest line are accessible and fit', async ({ visitor }) => {
  const page = await visitor()
  await tourOfRecords(page, expectGoodLook)
  await tourOfLongLine(page, expectGoodLook)
})
