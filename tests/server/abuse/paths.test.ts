import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let server: TestServer
/** What reached the pages. */
const reached: { url: string; headers: IncomingHttpHeaders }[] = []

beforeAll(async () => {
  server = await testServer(database.url, {
    pages({ url = '', headers }, response) {
      reached.push({ url, headers })
      response.end('a page')
    },
  })
})
afterAll(() => server.close())

type Sent = { method?: string; path: string; headers?: Record<string, string> }

/** A request as no browser would send it; the text of its answer. */
function send({ method = 'GET', path, headers = {} }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = ask(`${server.url}/`, { method, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(Buffer.concat(chunks).toString())
    })
    request.on('error', reject)
    request.end()
  })
}

describe('an address', () => {
  it.each(['/player/%E0%A4%A', '/%', '/table/%zz?code=1'])('%s that can’t be read leads nowhere', async (path) => {
    expect(await send({ path })).toBe('a page')
    expect(reached.at(-1)?.url).toBe('/nowhere')
  })

  it('in a language is noted on its request, whatever the client says of it', async () => {
    const headers = { 'x-muggins-locale': 'tlh' }
    await send({ path: '/zh-CN/rules', headers })
    expect(reached.at(-1)?.headers['x-muggins-locale']).toBe('zh-CN')
    await send({ path: '/lobby', headers })
    expect(reached.at(-1)?.headers['x-muggins-locale']).toBeUndefined()
  })
})

it('a refusal is in the language of who is refused', async () => {
  const headers = { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' }
  expect(await send({ method: 'DELETE', path: '/lobby', headers })).toMatch(/\p{Script=Han}/u)
})
