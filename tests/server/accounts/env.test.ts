import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAccountEnv, readEnv } from '../../../src/server/env'

const NEEDED = { DATABASE_URL: 'postgresql://me:hidden@db/muggins', NEXTAUTH_SECRET: 'x'.repeat(32) }

describe('the environment', () => {
  it('is completed', () => {
    expect(readEnv(NEEDED)).toMatchObject({
      PORT: 3000,
      DATA_DIR: path.resolve('.data'),
      MUGGINS_PACE: 'normal',
      MUGGINS_LOSE: 0,
      LIMITS_FACTOR: 1,
      TRUSTED_PROXIES: [],
      origin: 'http://localhost:3000',
    })
    expect(readEnv({ ...NEEDED, PORT: '8080', SMTP_URL: '', NEXTAUTH_URL: 'https://muggins.test/' })).toMatchObject({
      PORT: 8080,
      origin: 'https://muggins.test',
    })
    expect(readEnv({ ...NEEDED, PORT: '8080', SMTP_URL: '' })).not.toHaveProperty('SMTP_URL')
    expect(readAccountEnv({})).toEqual({ LIMITS_FACTOR: 1, ADDRESS_LIMITS_FACTOR: 1 })
    expect(readEnv({ ...NEEDED, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' }).TRUSTED_PROXIES).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ])
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://hidden'],
    ['DATABASE_URL', ''],
    ['NEXTAUTH_SECRET', 'hidden'],
    ['NEXTAUTH_SECRET', ''],
    ['NEXTAUTH_URL', 'ftp://hidden'],
    ['SMTP_URL', 'hidden'],
    ['LOG_LEVEL', 'hidden'],
    ['MUGGINS_PACE', 'hidden'],
    ['MUGGINS_LOSE', '2'],
    ['LIMITS_FACTOR', '0'],
    ['ADDRESS_LIMITS_FACTOR', 'hidden'],
    ['TRUSTED_PROXIES', 'hidden'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,hidden'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['NODE_ENV', 'hidden'],
  ])('names %s when it is %j, in one line without the value', (name, value) => {
    expect(() => readEnv({ ...NEEDED, [name]: value })).toThrow(new RegExp(`^${name}(: | is missing)(?!.*hidden).*$`))
  })
})
