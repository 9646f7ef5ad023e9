import type { Page } from '@playwright/test'

/** Calls a procedure as whoever is signed in in a page's browser, past the page's own controls; what it answers. */
export async function callAs<Answer = unknown>(page: Page, procedure: string, input: object): Promise<Answer> {
  const response = await page.request.post(`/api/trpc/${procedure}`, { data: { json: input } })
  const text = await response.text()
  if (!response.ok()) throw new Error(`${procedure}: ${text}`)
  return (JSON.parse(text) as { result: { data: { json: Answer } } }).result.data.json
}

/** Signs a page's browser in as the forms do it: with an account's address and password, or as a new guest. */
export async function enterAs(page: Page, provider: 'member' | 'guest', credentials: object = {}): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const form = { ...credentials, csrfToken, json: 'true' }
  const response = await page.request.post(`/api/auth/callback/${provider}`, { form })
  if (!response.ok()) throw new Error(`signing in: ${await response.text()}`)
}
