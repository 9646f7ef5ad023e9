import type { Messages } from './en'

/** A namespace of messages or a part of one: `account`, `account.signIn`. */
export type Namespace = {
  [Name in keyof Messages]: Name | `${Name}.${Extract<keyof Messages[Name], string>}`
}[keyof Messages]

/** The messages of these namespaces and no others, each at its place. */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  const picked: Record<string, object> = {}
  for (const namespace of namespaces) {
    const [name, part] = namespace.split('.') as [keyof Messages, string?]
    const all: object = messages[name]
    const parts = Object.entries(all).filter(([key]) => part === undefined || key === part)
    picked[name] = { ...picked[name], ...Object.fromEntries(parts) }
  }
  return picked as Partial<Messages>
}
