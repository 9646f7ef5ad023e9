import superjson from 'superjson'
import { Connection } from './connection'

/** A call's refusal, by its code. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    readonly refusal: string | null = null,
  ) {
    super(code)
  }
}

type Wrapped = { readonly json: unknown; readonly meta?: unknown }
type Reply = {
  readonly result?: { readonly data: Wrapped }
  readonly error?: { readonly json: { readonly data: ErrorTold } }
}
type ErrorTold = { readonly code: string; readonly refusal?: { readonly code?: string } | string }

/** Somebody who plays: a session of one's own, from an address of one's own. */
export class Player {
  private readonly connection: Connection
  private readonly jar = new Map<string, string>()
  private headers = ''

  constructor(
    readonly origin: URL,
    readonly address: string,
  ) {
    this.connection = new Connection(origin, address)
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Comes as a guest, the way the page does it: the anti-forgery token first. */
  async signIn(): Promise<void> {
    const { csrfToken } = JSON.parse(await this.ask('GET', '/api/auth/csrf')) as { csrfToken: string }
    const form = new URLSearchParams({ csrfToken, json: 'true' })
    await this.ask('POST', '/api/auth/callback/guest', form.toString())
    if (![...this.jar.keys()].some((name) => name.endsWith('session-token'))) throw new Error('no session was given')
    this.headers = `cookie: ${this.cookie}\r\ncontent-type: application/json\r\n`
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
    const headers = `cookie: ${this.cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\n`
    const { status, cookies, text } = await this.connection.ask(method, path, headers, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`)
    for (const cookie of cookies)
      this.jar.set(cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1))
    return text
  }

  /** A tRPC mutation, batched as the page's client sends it. @throws CallError */
  async change<Value>(procedure: string, input: unknown): Promise<Value> {
    const body = JSON.stringify({ 0: { json: input } })
    const { text } = await this.connection.ask('POST', `/api/trpc/${procedure}?batch=1`, this.headers, body)
    return this.valueOf<Value>(text)
  }

  /** A tRPC query. @throws CallError */
  async read<Value>(procedure: string, input: unknown): Promise<Value> {
    const query = encodeURIComponent(JSON.stringify({ 0: { json: input } }))
    const { text } = await this.connection.ask('GET', `/api/trpc/${procedure}?batch=1&input=${query}`, this.headers)
    return this.valueOf<Value>(text)
  }

  private valueOf<Value>(text: string): Value {
    const [reply] = JSON.parse(text) as Reply[]
    if (reply?.error) {
      const { code, refusal } = reply.error.json.data
      throw new CallError(code, typeof refusal === 'object' ? (refusal.code ?? null) : (refusal ?? null))
    }
    const data = reply?.result?.data
    if (!data) throw new CallError('unreadable')
    return (data.meta ? superjson.deserialize(data as never) : data.json) as Value
  }

  close(): void {
    this.connection.close()
  }
}
