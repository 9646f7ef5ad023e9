import type { Locale } from '../../contract/locale'
import type { MailPurpose } from '../../generated/prisma/client'
import type { Deps } from '../deps'
import { letter } from '../mail/letter'
import { issueToken } from './linkStore'

/** Whom a mail is for, and in what language it is read. */
type Reader = { readonly id: string; readonly name: string; readonly email: string; readonly locale: Locale }

/** Issues a one-time link and mails it. */
export async function postLink(deps: Deps, purpose: MailPurpose, reader: Reader): Promise<void> {
  const token = await issueToken(deps, purpose, reader.id, reader.email)
  await deps.mailer.send(letter(purpose, reader, { origin: deps.origin, token }))
}

/**
 * Lets a task run on by itself, so that neither its time nor its failure tells the caller anything. The log gets
 * the kind of the error only: its text may hold an address.
 */
export function detach(deps: Deps, what: string, task: Promise<unknown>): void {
  task.catch((error: unknown) => {
    const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown'
    deps.log.error({ code }, `${what} failed`)
  })
}
