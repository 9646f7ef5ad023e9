import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { appRouter } from './router'

/** A call within a request; `result` is its input, once read. */
type Call = { readonly path: string; readonly result: () => unknown }

const calls = new WeakMap<IncomingMessage, readonly Call[]>()

const withMatchId = z.object({ matchId: z.uuid() })

/** For the log: what callers send is no match's id until it looks like one. */
export function matchIdIn(input: unknown): string | undefined {
  return withMatchId.safeParse(input).data?.matchId
}

/** For the log: the name of one of our procedures, and no other text that came as one. */
export function procedureIn(path: string | undefined): string {
  return path !== undefined && Object.hasOwn(appRouter._def.procedures, path) ? path : 'unknown'
}

export function noteCalls(request: IncomingMessage, made: readonly Call[]): void {
  calls.set(request, made)
}

/** What a request called, for the log: procedures by name, and the match that one of them is about. */
export function callsOf(request: IncomingMessage): { readonly calls?: readonly string[]; readonly matchId?: string } {
  const made = calls.get(request)
  if (!made) return {}
  const matchId = made.map((call) => matchIdIn(call.result())).find((id) => id !== undefined)
  return { calls: made.map(({ path }) => procedureIn(path)), ...(matchId === undefined ? {} : { matchId }) }
}
