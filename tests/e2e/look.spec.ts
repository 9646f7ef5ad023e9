import { expectGoodLook } from './support/look'
import { test } from './support/people'
import { tourAsMember, tourAsVisitor, tourOfMatch } from './support/tour'

test.describe.configure({ timeout: 300_000 })

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
