import net from 'node:net'

export type Answer = { readonly status: number; readonly cookies: readonly string[]; readonly text: string }

type Waiting = {
  readonly request: string
  /** A connection kept alive may just have been closed by the other side: then, once, another one is opened. */
  again: boolean
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

const HEAD_END = '\r\n\r\n'

/**
 * One HTTP/1.1 connection of one player, kept alive as a browser does; requests go one after the other. Node's own client
 * costs several times as much, and the generator shares its cores with what it measures.
 */
export class Connection {
  private socket: net.Socket | null = null
  private fresh = true
  private received: Buffer = Buffer.alloc(0)
  private readonly queue: Waiting[] = []

  /** @param address the loopback address to call from: limits count by it */
  constructor(
    private readonly origin: URL,
    private readonly address: string,
  ) {}

  ask(method: 'GET' | 'POST', path: string, headers: string, body = ''): Promise<Answer> {
    const length = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
    const request = `${method} ${path} HTTP/1.1\r\nhost: ${this.origin.host}\r\norigin: ${this.origin.origin}\r\n${headers}${length}\r\n${body}`
    return new Promise((resolve, reject) => {
      this.queue.push({ request, again: true, resolve, reject })
      if (this.queue.length === 1) this.send()
    })
  }

  close(): void {
    this.socket?.destroy()
  }

  private send(): void {
    const [waiting] = this.queue
    if (!waiting) return
    this.received = Buffer.alloc(0)
    this.fresh = this.socket === null
    this.socket ??= this.open()
    this.socket.write(waiting.request)
  }

  private open(): net.Socket {
    const socket = net.connect({ port: Number(this.origin.port), host: '127.0.0.1', localAddress: this.address })
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.take(chunk))
    socket.on('error', () => {})
    socket.on('close', () => this.lose(socket))
    return socket
  }

  private lose(socket: net.Socket): void {
    if (this.socket !== socket) return
    this.socket = null
    const [waiting] = this.queue
    if (!waiting) return
    if (!this.fresh && waiting.again && this.received.length === 0) {
      waiting.again = false
      this.send()
      return
    }
    this.queue.shift()
    waiting.reject(new Error('the connection was closed'))
    this.send()
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const answer = answerIn(this.received)
    if (!answer) return
    const waiting = this.queue.shift()
    this.received = Buffer.alloc(0)
    if (answer.closes) {
      this.socket?.destroy()
      this.socket = null
    }
    waiting?.resolve(answer)
    this.send()
  }
}

function answerIn(received: Buffer): (Answer & { closes: boolean }) | null {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const body = received.subarray(end + HEAD_END.length)
  const text = length === undefined ? chunkedText(head, body) : lengthText(Number(length), body)
  if (text === null) return null
  const cookies = [...head.matchAll(/\r\nset-cookie: *([^;\r]+)/gi)].map(([, cookie = '']) => cookie)
  return { status: Number(head.slice(9, 12)), cookies, text, closes: /\r\nconnection: *close/i.test(head) }
}

const lengthText = (length: number, body: Buffer) => (body.length < length ? null : body.toString('utf8', 0, length))

function chunkedText(head: string, body: Buffer): string | null {
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return ''
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    const from = line + 2
    if (body.length < from + size + 2) return null
    if (size === 0) return Buffer.concat(chunks).toString('utf8')
    chunks.push(body.subarray(from, from + size))
    at = from + size + 2
  }
}
