import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { changeNameSchema, emailSchema, passwordSchema, requestResetSchema, signUpSchema } from '../../contract/account'

const typedPassword = z.string().min(1, 'passwordMissing').max(200, 'passwordTooLong')

const schemas = {
  signUp: signUpSchema,
  signIn: z.strictObject({ email: emailSchema, password: typedPassword }),
  name: changeNameSchema,
  password: z.strictObject({ current: typedPassword, next: passwordSchema }),
  forgot: requestResetSchema,
  reset: z.strictObject({ password: passwordSchema }),
}

/** What each form of the account asks for. */
export type FormValues = { [Name in keyof typeof schemas]: z.input<(typeof schemas)[Name]> }

/** How each form is checked; what is wrong with a field is one of the codes of `account.fields`. */
export const resolvers: { readonly [Name in keyof FormValues]: Resolver<FormValues[Name]> } = {
  signUp: zodResolver(schemas.signUp),
  signIn: zodResolver(schemas.signIn),
  name: zodResolver(schemas.name),
  password: zodResolver(schemas.password),
  forgot: zodResolver(schemas.forgot),
  reset: zodResolver(schemas.reset),
}
