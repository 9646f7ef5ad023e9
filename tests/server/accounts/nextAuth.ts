import { parseCookie } from 'cookie'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { ADDRESS_HEADER } from '../../../src/server/auth/address'

type Answer = { status: number; body: unknown; cookies: string[] }

/** A browser that speaks to next-auth: it keeps cookies and knows the anti-forgery token. */
export class Browser {
  readonly jar = new Map<string, string>()
  constructor(
    private readonly options: NextAuthOptions,
    private readonly address = 'browser',
  ) {}

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(method: 'GET' | 'POST', path: string, body: Record<string, string> = {}): Promise<Answer> {
    const answer: Answer = { status: 200, body: undefined, cookies: [] }
    const headers = new Map<string, unknown>()
    const response = {
      status(code: number) {
        answer.status = code
        return response
      },
      getHeader: (name: string) => headers.get(name.toLowerCase()),
      setHeader(name: string, value: unknown) {
        headers.set(name.toLowerCase(), value)
        return response
      },
      json(sent: unknown) {
        answer.body = sent
      },
      send(sent: unknown) {
        answer.body = sent
      },
      end: () => {},
    }
    const request = {
      method,
      query: { nextauth: path.split('/') },
      body,
      cookies: parseCookie(this.cookie),
      headers: { host: 'muggins.test', cookie: this.cookie, [ADDRESS_HEADER]: this.address },
    }
    await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, this.options)
    answer.cookies = (headers.get('set-cookie') as string[] | undefined) ?? []
    for (const line of answer.cookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '') this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return answer
  }

  /** Signs in as the page does; the error is next-auth's code, or one of ours. */
  async signIn(provider: string, credentials: Record<string, string> = {}): Promise<Answer & { error: string | null }> {
    const { csrfToken } = (await this.ask('GET', 'csrf')).body as { csrfToken: string }
    const answer = await this.ask('POST', `callback/${provider}`, { ...credentials, csrfToken, json: 'true' })
    const { url } = answer.body as { url: string }
    return { ...answer, error: new URL(url).searchParams.get('error') }
  }

  async signOut(): Promise<void> {
    const { csrfToken } = (await this.ask('GET', 'csrf')).body as { csrfToken: string }
    await this.ask('POST', 'signout', { csrfToken, json: 'true' })
  }
}
