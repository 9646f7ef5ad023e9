import { describe, expect, it } from 'vitest'
import { formResolver } from '../../../src/components/account/formResolver'
import type { FormValues } from '../../../src/components/account/formSchemas'
import { fields } from '../../../src/messages/en/account.json'

/** What is wrong with each field of a form, by the field's name. */
async function faultsOf<Name extends keyof FormValues>(name: Name, values: FormValues[Name]) {
  const { errors } = await formResolver(name)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]),
  )
}

describe('the forms of the account', () => {
  it('say which field is wrong, by codes that have words', async () => {
    const faults = [
      await faultsOf('signUp', { name: 'x', email: 'x', password: 'x' }),
      await faultsOf('signUp', { name: '<x>', email: '', password: 'x'.repeat(201) }),
      await faultsOf('signIn', { email: 'x', password: '' }),
      await faultsOf('name', { name: 'two  spaces' }),
      await faultsOf('password', { current: '', next: 'short' }),
      await faultsOf('forgot', { email: 'nobody' }),
      await faultsOf('reset', { password: '' }),
    ]
    expect(faults.map((fault) => Object.keys(fault))).toEqual([
      ['name', 'email', 'password'],
      ['name', 'email', 'password'],
      ['email', 'password'],
      ['name'],
      ['current', 'next'],
      ['email'],
      ['password'],
    ])
    for (const code of faults.flatMap((fault) => Object.values(fault))) expect(fields).toHaveProperty(code ?? '')
  })

  it('find nothing wrong with what may be sent', async () => {
    expect(await faultsOf('signUp', { name: 'Ana', email: 'ana@muggins.test', password: 'ten letters' })).toEqual({})
    expect(await faultsOf('signIn', { email: 'ana@muggins.test', password: 'x' })).toEqual({})
  })
})
