import { expect, type Page } from '@playwright/test'
import { linkMailed } from './support/mail'
import { meet } from './support/meet'
import { comeAlive, emailOf, fillSignUp, freshName, open, PASSWORD, signIn, test } from './support/people'
import { endPanel } from './support/play'

const OTHER_PASSWORD = 'twenty eight tiles in all'

const signedInAs = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByLabel(`Menu of ${name}`, { exact: true })).toBeVisible()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByLabel('Menu of ').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/')
  await comeAlive(page)
}

test('a name that is taken, or looks like a taken one, is refused at its field', async ({ member, visitor }) => {
  const anna = await member('Anna')
  const page = await visitor()
  await open(page, '/sign-up')
  const name = page.getByLabel('Name', { exact: true })
  await fillSignUp(page, { name: anna.name.toUpperCase(), email: emailOf(freshName('Other')) })
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(name).toHaveAccessibleDescription(/Somebody already has that name, or one that looks just like it\.$/)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await fillSignUp(page, { name: freshName('Anne'), email: anna.email })
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    /There is already an account with that address\.$/,
  )
  expect(page.url()).toContain('/sign-up')
})

test('signing out and in again; a wrong password is told in words', async ({ member }) => {
  const { page, name, email } = await member('Anna')
  await signedInAs(page, name)
  await signOut(page)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(page, email, 'not the password')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'No account has that address and password together.',
  )
  await signIn(page, email)
  await page.waitForURL('/lobby')
  await signedInAs(page, name)
})

test('name and password can be changed; other browsers are then signed out', async ({ member, visitor }) => {
  const { page, email } = await member('Anna')
  const elsewhere = await visitor()
  await signIn(elsewhere, email)
  await elsewhere.waitForURL('/lobby')

  await open(page, '/settings')
  const name = freshName('Annette')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is changed.')).toBeVisible()
  await signedInAs(page, name)

  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/That isn't the right password\.$/)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed. Other browsers are signed out.')).toBeVisible()
  await elsewhere.waitForURL(/\/sign-in/)

  await open(page, '/lobby')
  await signedInAs(page, name)
  await signIn(elsewhere, email, OTHER_PASSWORD)
  await elsewhere.waitForURL('/lobby')
})

test('a forgotten password is set anew by the link in the mail, once', async ({ member, visitor }) => {
  const { email, name } = await member('Anna')
  const page = await visitor()
  await open(page, '/sign-in')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.waitForURL('/forgot')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If an account has that address, a link is on its way.')).toBeVisible()

  const link = await linkMailed(email, 'Choose a new password for Muggins')
  await open(page, link)
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.waitForURL(/\/sign-in/)
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible()
  await signIn(page, email, OTHER_PASSWORD)
  await page.waitForURL('/lobby')
  await signedInAs(page, name)

  await open(page, link)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('That link has been used or is too old.')).toBeVisible()
})

test('the address is confirmed by the link in the mail', async ({ member }) => {
  const { page, email } = await member('Anna')
  await open(page, '/settings')
  await expect(page.getByText('Confirmed', { exact: true })).toBeHidden()
  await open(page, await linkMailed(email, 'Confirm your address for Muggins'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Thank you, the address is confirmed.')).toBeVisible()
  await open(page, '/settings')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a deleted account is a "deleted player" in the history of others', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await meet(anna.page, bert.page)
  await anna.page.getByRole('button', { name: 'Resign' }).click()
  await anna.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await expect(endPanel(bert.page)).toBeVisible()

  await open(anna.page, '/settings')
  await anna.page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = anna.page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password, to be sure').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText("That isn't the right password.")).toBeVisible()
  await dialog.getByLabel('Your password, to be sure').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await anna.page.waitForURL('/')
  await expect(anna.page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(anna.page, anna.email)
  await expect(anna.page.getByText('No account has that address and password together.')).toBeVisible()

  await open(bert.page, '/history')
  const entry = bert.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Muggins, quick' })
  await expect(entry).toContainText('deleted player')
  await expect(entry).toContainText('Won')
  await expect(entry).not.toContainText(anna.name)
  await entry.getByRole('link', { name: 'Step through' }).click()
  await expect(bert.page.getByRole('region', { name: 'deleted player at the table' })).toBeVisible()
})

test('a form sent before its script has come keeps what was typed out of the address', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  for (const [path, button] of [
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Make my account'],
    ['/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa', 'Set password'],
  ] as const) {
    await page.goto(path)
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.getByRole('button', { name: button }).click()
    await page.waitForLoadState()
    expect(page.url()).not.toContain('password=')
  }
})
