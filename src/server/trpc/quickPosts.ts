import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type AnyProcedure,
  callTRPCProcedure,
  getErrorShape,
  getTRPCErrorFromUnknown,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { TRPCResponse } from '@trpc/server/rpc'
import type { Context } from './init'
import { appRouter } from './router'

/** More than any command needs. */
const MAX_BODY = 16 * 1024
const PATH = /^\/api\/trpc\/([A-Za-z.,]+)(\?batch=1)?$/

export type QuickPostsOptions = {
  readonly maxBatch: number
  readonly contextOf: (request: IncomingMessage) => Promise<Context>
  readonly onCalls: (request: IncomingMessage, calls: readonly { path: string; result: () => unknown }[]) => void
  readonly onError: (failed: { error: TRPCError; path: string; input: unknown; req: IncomingMessage }) => void
  readonly headersOf: (errors: readonly TRPCError[]) => Readonly<Record<string, string>>
}

/** What is called, and whether it came as a batch. */
type Calls = { readonly paths: readonly string[]; readonly batch: boolean }

const procedures: Readonly<Record<string, unknown>> = appRouter._def.procedures
const config = appRouter._def._config

function isMutation(path: string): boolean {
  const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined
  return (procedure as AnyProcedure | undefined)?._def.type === 'mutation'
}

/** The calls of a request that is answered here; null for any other. */
function callsIn({ method, url, headers }: IncomingMessage, maxBatch: number): Calls | null {
  const length = Number(headers['content-length'] ?? Number.NaN)
  const small = length > 0 && length <= MAX_BODY
  if (method !== 'POST' || headers['content-type'] !== 'application/json' || !small) return null
  if (headers['trpc-accept'] !== undefined || headers.accept === 'application/jsonl') return null
  const [, joined, batched] = PATH.exec(url ?? '') ?? []
  if (joined === undefined) return null
  const batch = batched !== undefined
  const paths = batch ? joined.split(',') : [joined]
  return paths.length <= maxBatch && paths.every(isMutation) ? { paths, batch } : null
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The inputs by call. Throws BAD_REQUEST for what is no JSON, and for a batch that is no object. */
function inputsIn(body: string, { paths, batch }: Calls): unknown[] {
  const { deserialize } = config.transformer.input
  try {
    const sent: unknown = JSON.parse(body)
    if (!batch) return [deserialize(sent as never)]
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Error('a batch is an object')
    const inputs = sent as Readonly<Record<number, unknown>>
    return paths.map((_, index) => (inputs[index] === undefined ? undefined : deserialize(inputs[index] as never)))
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

/**
 * Answers mutations that come as small JSON exactly as tRPC's adapter for Node does, which makes a Request, a Response and
 * streams for each: that takes longer than a turn. False: it is another kind of request, and nothing was read of it.
 */
export function createQuickPosts({ maxBatch, contextOf, onCalls, onError, headersOf }: QuickPostsOptions) {
  async function answer(request: IncomingMessage, response: ServerResponse, calls: Calls): Promise<void> {
    const { paths, batch } = calls
    const body = await bodyOf(request)
    let inputs: unknown[] | undefined
    const inputOf = (index: number) => inputs?.[index]
    onCalls(
      request,
      paths.map((path, index) => ({ path, result: () => inputOf(index) })),
    )
    const context = contextOf(request)
    const errors: TRPCError[] = []

    async function call(path: string, index: number): Promise<TRPCResponse> {
      const given = { path, type: 'mutation' } as const
      try {
        const data: unknown = await callTRPCProcedure({
          ...given,
          router: appRouter,
          batchIndex: index,
          ctx: await context,
          signal: undefined,
          async getRawInput() {
            inputs ??= inputsIn(body, calls)
            return inputOf(index)
          },
        })
        return { result: { data } }
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause)
        errors.push(error)
        const input = inputOf(index)
        onError({ error, path, input, req: request })
        const ctx = await context.catch(() => undefined)
        return { error: getErrorShape({ ...given, config, error, input, ctx }) }
      }
    }

    const answers = await Promise.all(paths.map(call))
    const whole = batch || !answers[0] ? answers : answers[0]
    response.statusCode = getHTTPStatusCode(whole)
    response.setHeader('vary', 'trpc-accept, accept')
    response.setHeader('content-type', 'application/json')
    for (const [name, value] of Object.entries(headersOf(errors))) response.setHeader(name, value)
    response.end(JSON.stringify(transformTRPCResponse(config, whole)))
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const calls = callsIn(request, maxBatch)
    if (!calls) return false
    answer(request, response, calls).catch((cause: unknown) => {
      response.destroy()
      // Where the connection broke before all of it had come there is nobody to answer, and nothing went wrong here.
      if (!request.complete) return
      onError({ error: getTRPCErrorFromUnknown(cause), path: calls.paths.join(), input: undefined, req: request })
    })
    return true
  }
}
