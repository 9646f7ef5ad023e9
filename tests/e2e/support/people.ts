import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { callAs, enterAs } from './calls'

export const PASSWORD = 'seven and twenty tiles'

/** Somebody in a browser of their own. */
export type Person = {
  readonly name: string
  readonly email: string
  readonly page: Page
  readonly context: BrowserContext
}

/**
 * What a page may say in its console: what the network does is not its doing, and tests break that on purpose; nor is
 * what Playwright says of the service workers that it keeps away.
 */
const NOT_ITS_DOING =
  /Failed to load resource|WebSocket connection to|net::ERR_|Fast Refresh|registration blocked by Playwright/

let made = 0
/** A name that nobody else has, in whichever worker it is made. */
export function freshName(stem: string): string {
  made += 1
  return `${stem} ${process.pid.toString(36)}${made}`
}

export const emailOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@muggins.test`

/** Goes to a page and waits until it has come alive: before that a click does nothing. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comeAlive(page)
}

export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('content')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Fills the form that makes an account, or that makes a guest's into one. */
export async function fillSignUp(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

export async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
  await open(page, '/sign-up')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.waitForURL('/lobby')
  await comeAlive(page)
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

type Fixtures = {
  /** A page in a browser of its own, signed in as nobody. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
  /** Somebody who has just made an account, past the form, and is in the lobby. */
  member: (stem: string, options?: BrowserContextOptions) => Promise<Person>
  /** What the consoles of all these pages have complained of; must be empty at the test's end. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written so
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  visitor: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (/error|warning/.test(message.type()) && !NOT_ITS_DOING.test(message.text())) complaints.push(message.text())
      })
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  member: async ({ visitor }, use) => {
    await use(async (stem, options) => {
      // What moves costs time, and a click waits for it: that it does is seen where it is the subject.
      const page = await visitor({ reducedMotion: 'reduce', ...options })
      const name = freshName(stem)
      const email = emailOf(name)
      await callAs(page, 'account.signUp', { name, email, password: PASSWORD })
      await enterAs(page, 'member', { email, password: PASSWORD })
      await open(page, '/lobby')
      return { name, email, page, context: page.context() }
    })
  },
})
