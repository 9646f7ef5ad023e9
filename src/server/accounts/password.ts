import { hash, verify } from '@node-rs/argon2'

// RFC 9106's argon2id with OWASP's smaller memory, so that a rush of sign-ins fits a small machine: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash with its salt and cost; some 50 ms, off the event loop. */
export const hashPassword = (password: string) => hash(password, COST)

/** Whether the password fits. Without a hash the work is the same, and it never fits. */
export async function fitsPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password)
  await hash(password, COST)
  return false
}
