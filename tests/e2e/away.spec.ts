import { expect, type Page } from '@playwright/test'
import { SLOW_CLOCK } from '../../src/contract/offers'
import { expectGoodLook } from './support/look'
import { meet } from './support/meet'
import { open, test } from './support/people'
import { endPanel } from './support/play'

const away = (page: Page) => page.getByRole('region', { name: 'Who is away' })

test('slow matches are found again; in one without a clock the seat of who stays away is claimed', async ({
  member,
}) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])

  const slow = await meet(anna.page, bert.page, { form: 'short', clock: SLOW_CLOCK })
  await expect(anna.page.getByRole('timer').filter({ hasText: '23 h 59 min' })).toBeVisible()
  await bert.page.goto('/lobby')
  const list = bert.page.getByRole('region', { name: 'Your matches' })
  await expect(list.getByRole('listitem')).toContainText(`With ${anna.name}`)
  await expect(list.getByRole('listitem')).toContainText('23 h 59 min left')
  await expectGoodLook(bert.page, 'the lobby with a slow match')

  // It stands in the way of no other.
  for (const { page } of [anna, bert]) await open(page, '/lobby')
  await meet(anna.page, bert.page, { clock: null })
  await bert.page.goto('/')
  await expect(bert.page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')).toHaveCount(2)
  await expect(away(anna.page)).toContainText(`${bert.name} is away. You may claim the seat in`)
  const claim = away(anna.page).getByRole('button', { name: 'Claim the seat' })
  await expect(claim).toBeVisible()
  await expectGoodLook(anna.page, 'a seat that may be claimed')

  // Whoever comes back in time keeps it.
  await bert.page.goBack()
  await expect(away(anna.page)).toBeHidden()
  await bert.page.goto('/')
  await claim.click()
  const question = anna.page.getByRole('alertdialog', { name: `Claim the seat of ${bert.name}?` })
  await expect(question).toContainText('the match ends, and you win it')
  await question.getByRole('button', { name: 'Claim the seat' }).click()
  await expect(endPanel(anna.page)).toContainText(`${anna.name} wins`)
  await expect(bert.page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')).toHaveCount(1)
  await expect(bert.page.getByRole('region', { name: 'Your matches' }).getByRole('link')).toHaveAttribute('href', slow)
})
