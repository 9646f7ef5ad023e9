import { expect, test } from '@playwright/test'

test('the rulebook: its language is in its address, sections are linked, figures are stepped through by keyboard', async ({
  page,
}) => {
  await page.goto('/rules')
  await expect(page).toHaveURL('/en/rules')
  await page.goto('/en/rules#spinner')
  await expect(page.getByRole('heading', { name: 'The spinner', exact: true })).toBeInViewport()

  const figure = page.getByRole('group', { name: 'Figure: The seven placements' })
  const told = (words: string) => expect(figure.getByRole('status')).toHaveText(words)
  await told('Step 1 of 7: 5-0 opens. Count: 5 + 0 = 5. Award: 5 points.')
  await figure.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('ArrowRight')
  await told('Step 2 of 7: 2-0 is placed on the right 0. Count: 5 + 2 = 7. Award: no points.')
  await page.keyboard.press('End')
  await told('Step 7 of 7: 6-4 is placed on the left 6. Count: 4 + 1 = 5. Award: 5 points.')
  await figure.getByText('The same in words').click()
  await expect(figure).toContainText('the 6 of 6-4 joins the 6 of 6-3')
  await expect(figure).toContainText('the 1 of 4-1: open for a 1, counts 1')

  await page.getByRole('button', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/zh-CN\/rules/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '大厅' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('马金斯')
  // The pages from here on are read in the same language.
  await page.goto('/verify')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('an exercise is answered wrongly, then rightly; what is done stays done, until one starts over', async ({
  page,
}) => {
  await page.goto('/learn')
  await expect(page).toHaveURL('/en/learn')
  await page.getByRole('button', { name: /^A double alone/ }).click()
  const task = await page.getByText(/opens the round\. What does it count\?/).textContent()
  const pips = Number(task?.slice(0, 1)) * 2
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await answer.fill(String(pips + 1))
  await answer.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Not quite.' })).toContainText(`It is not ${pips + 1}.`)
  await answer.fill(String(pips))
  await answer.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Right.' })).toContainText(`: ${pips},`)
  await page.getByRole('button', { name: 'Next exercise' }).click()
  await expect(page.getByRole('heading', { name: 'A double at an end' })).toBeFocused()

  await page.reload()
  await expect(page.getByRole('button', { name: 'A double alone: solved' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '1 of 10 done' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, start over' }).click()
  await expect(page.getByRole('button', { name: 'A double alone: still open' })).toBeVisible()
})
