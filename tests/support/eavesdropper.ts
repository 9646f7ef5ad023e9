import { type TestServer, watch } from './testServer'

const SNAPSHOTS: ReadonlySet<string> = new Set(['player:whereabouts', 'match:presence'])

/** The viewer's side of the wire: asks and listens, and keeps every text that comes. */
export class Eavesdropper {
  readonly pushes: Record<string, string[]> = {}
  readonly answers: string[] = []
  heard = 0
  private disconnect = () => {}

  constructor(
    private readonly server: TestServer,
    private readonly matchId: string,
    readonly cookie: string | undefined,
  ) {}

  async connect(): Promise<void> {
    const socket = await this.server.connect(this.cookie, { onText: (text) => this.keep(text) })
    this.disconnect = () => void socket.disconnect()
    const answer = await watch(socket, { kind: 'match', matchId: this.matchId })
    if (!answer.ok) throw new Error(answer.code)
  }

  leave(): void {
    this.disconnect()
  }

  private keep(text: string): void {
    // A Socket.IO event; acknowledgements and handshakes carry none.
    if (!text.startsWith('2[')) return
    const [name, pushed] = JSON.parse(text.slice(1)) as [string, { seq?: number }]
    // Of the time before the deal: whether the last one still comes depends on the moment.
    if (name === 'match:sealing') return
    const before = this.pushes[name] ?? []
    // How often the same snapshot comes in a row depends on the moment at which a connection begins or ends.
    if (SNAPSHOTS.has(name) && before.at(-1) === text) return
    this.pushes[name] = [...before, text]
    if (name === 'match:events') this.heard = pushed.seq ?? 0
  }

  async ask(path: string, input: object): Promise<void> {
    const query = `input=${encodeURIComponent(JSON.stringify({ json: input }))}`
    await this.take(path, fetch(`${this.server.url}/api/trpc/${path}?${query}`, { headers: this.headers() }))
  }

  async tell(path: string, input: object): Promise<void> {
    const headers = { ...this.headers(), 'content-type': 'application/json' }
    const body = JSON.stringify({ json: input })
    await this.take(path, fetch(`${this.server.url}/api/trpc/${path}`, { method: 'POST', headers, body }))
  }

  private headers(): Record<string, string> {
    return this.cookie ? { cookie: this.cookie } : {}
  }

  private async take(path: string, answer: Promise<Response>): Promise<void> {
    const response = await answer
    this.answers.push(`${path} ${response.status} ${response.headers.get('content-length')} ${await response.text()}`)
  }
}
