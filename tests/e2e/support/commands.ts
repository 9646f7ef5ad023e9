import type { Page, Route } from '@playwright/test'

/** What a test does with a command: lets it pass, loses it on its way, or loses the server's answer. */
export type Fate = 'pass' | 'lose' | 'loseAnswer'

/** The commands that a page sends, in the hands of a test. */
export type Commands = {
  /** The ids of the commands in the order that they were sent, those sent again as well. */
  readonly sent: readonly string[]
  /** What each command is, by its id. */
  readonly types: ReadonlyMap<string, string>
  /** What the server answered: null is an acknowledgement, otherwise the error's code; and how long it took. */
  readonly answers: readonly { readonly id: string; readonly code: string | null; readonly ms: number }[]
}

type Answer = { readonly error?: { readonly json: { readonly data: { readonly code: string } } } }

/** Takes a page's commands in hand; `decide` is asked for each, and may hold it as long as it likes. */
export async function takeCommands(page: Page, decide: (id: string) => Promise<Fate> | Fate): Promise<Commands> {
  const sent: string[] = []
  const types = new Map<string, string>()
  const answers: { id: string; code: string | null; ms: number }[] = []
  const handle = async (route: Route) => {
    const body = route.request().postData() ?? ''
    const id = /"commandId":"([^"]+)"/.exec(body)?.[1] ?? ''
    sent.push(id)
    types.set(id, /"command":\{"type":"([^"]+)"/.exec(body)?.[1] ?? '')
    const fate = await decide(id)
    if (fate === 'lose') return route.abort()
    const began = performance.now()
    const response = await route.fetch()
    const [answer] = (await response.json()) as Answer[]
    answers.push({ id, code: answer?.error?.json.data.code ?? null, ms: performance.now() - began })
    return fate === 'pass' ? route.fulfill({ response }) : route.abort()
  }
  // Out of reach of the network, or ended with the page: as if lost.
  await page.route(/\/api\/trpc\/match\.act/, (route) => handle(route).catch(() => route.abort().catch(() => {})))
  return { sent, types, answers }
}
