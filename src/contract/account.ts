import { z } from 'zod'

/** 3–20 letters, digits, single spaces, hyphens, dots or underscores, starting and ending with a letter or digit. */
export const nameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(3, 'nameLength')
  .max(20, 'nameLength')
  .regex(/^[\p{L}\p{N}](?:[ ._-]?[\p{L}\p{M}\p{N}])*$/u, 'nameCharacters')
export const emailSchema = z.string().trim().max(254, 'emailForm').pipe(z.email('emailForm'))
export const passwordSchema = z.string().min(10, 'passwordLength').max(200, 'passwordTooLong')

export const signUpSchema = z.strictObject({ name: nameSchema, email: emailSchema, password: passwordSchema })
export type SignUp = z.infer<typeof signUpSchema>
export const changeNameSchema = z.strictObject({ name: nameSchema })
export const changePasswordSchema = z.strictObject({ current: z.string().max(200), next: passwordSchema })
/** Members confirm with their password; guests and members without one (OAuth) by typing their name. */
export const deleteAccountSchema = z.strictObject({
  password: z.string().max(200).optional(),
  name: z.string().max(40).optional(),
})
export const requestResetSchema = z.strictObject({ email: emailSchema })
export const resetPasswordSchema = z.strictObject({ token: z.string().min(20).max(100), password: passwordSchema })
export const mailTokenSchema = z.strictObject({ token: z.string().min(20).max(100) })

/** What the signed-in player sees of the own account. */
export const meSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['guest', 'member']),
  name: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  logins: z.array(z.string()),
})
export type Me = z.infer<typeof meSchema>

/** What can be used to sign in here, and whether mail is sent. */
export const signInOptionsSchema = z.strictObject({
  providers: z.array(z.enum(['github', 'google', 'discord'])),
  mail: z.enum(['sent', 'off', 'folder']),
})
export type SignInOptions = z.infer<typeof signInOptionsSchema>
