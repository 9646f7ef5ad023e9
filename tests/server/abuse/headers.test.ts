import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createHeaders } from '../../../src/server/headers'

/** What a browser is told with an answer, and Next with the request. */
function told(origin: string, { url = '/lobby', development = false, headers = {} as IncomingHttpHeaders } = {}) {
  const sent = new Map<string, string>()
  const request = { url, headers } as IncomingMessage
  createHeaders(origin, development)(request, {
    setHeader: (name: string, value: string) => sent.set(name, value),
  } as unknown as ServerResponse)
  const policy = sent.get('content-security-policy') ?? ''
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  return { sent, policy, directives, request }
}

describe('the headers of a page', () => {
  it('let no script run but its own server’s, and in its markup those with its nonce', () => {
    const { directives, request, policy } = told('http://localhost:3000')
    expect(directives['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)])
    expect(directives['script-src-attr']).toEqual(["'none'"])
    expect(request.headers['content-security-policy']).toBe(policy)
    for (const [name, sources] of Object.entries(directives))
      if (name !== 'style-src') expect(sources, name).not.toContain("'unsafe-inline'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('have another nonce each time, whatever the caller sends', () => {
    const mine = { 'content-security-policy': "script-src 'nonce-mine'", 'content-security-policy-report-only': 'x' }
    const all = Array.from({ length: 50 }, () => told('http://localhost:3000', { headers: { ...mine } }))
    expect(new Set(all.map(({ policy }) => policy)).size).toBe(50)
    for (const { request, policy } of all) expect(request.headers).toEqual({ 'content-security-policy': policy })
  })

  it('let it speak to its own server alone, be framed by nobody and load no plug-in', () => {
    const { directives, sent } = told('https://muggins.test')
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'", 'wss://muggins.test'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect(sent.get('x-frame-options')).toBe('DENY')
    expect(sent.get('x-content-type-options')).toBe('nosniff')
  })

  it('ask for TLS where the site has it, and nowhere else', () => {
    const secure = told('https://muggins.test')
    expect(secure.sent.get('strict-transport-security')).toBe('max-age=31536000')
    expect(secure.directives).toHaveProperty('upgrade-insecure-requests')
    const plain = told('http://localhost:3000')
    expect(plain.sent.has('strict-transport-security')).toBe(false)
    expect(plain.directives).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('allow more in development alone', () => {
    expect(told('http://localhost:3000', { development: true }).directives['script-src']).toContain("'unsafe-eval'")
  })
})

it('what is no page may do nothing, should a browser take it for one', () => {
  const { directives } = told('http://localhost:3000', { url: '/api/matches/1/record' })
  expect(directives).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
})
