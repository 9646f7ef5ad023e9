import { z } from 'zod'

/** Text of so many characters at most that can be looked up: the database holds no NUL. */
export function textSchema(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))
}
