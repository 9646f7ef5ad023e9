import WebSocket from 'ws'
import { z } from 'zod'
import { rssOf } from './usage'

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const replySchema = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }),
})
const usageSchema = z.object({ heapUsed: z.number(), external: z.number() })

/** Resident memory, and what is alive on the heap and beside it; bytes. */
export type Memory = { readonly rss: number; readonly heap: number }

/** Has a process started with `--inspect` collect its garbage, so that what remains is in use, and reads its memory. */
export async function settledMemory({ pid, inspectPort }: { pid: number; inspectPort: number }): Promise<Memory> {
  const response = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
  const [target] = targetsSchema.parse(await response.json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '', { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let id = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const asked = ++id
      const hear = (data: WebSocket.RawData) => {
        const reply = replySchema.safeParse(JSON.parse(String(data)))
        if (reply.data?.id !== asked) return
        socket.off('message', hear)
        resolve(reply.data.result.result?.value)
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  // What the first collection frees by finalizers, the second collects.
  await ask('HeapProfiler.collectGarbage')
  await ask('HeapProfiler.collectGarbage')
  const value = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.terminate()
  const { heapUsed, external } = usageSchema.parse(JSON.parse(String(value)))
  return { rss: rssOf(pid), heap: heapUsed + external }
}
