import WebSocket from 'ws'
import type { Room, WatchAnswer } from '../../../src/contract/socket'
import type { Player } from './player'

/** Engine.IO's and Socket.IO's packets begin with these. */
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const EVENT = '42'
const ANSWER = '43'

export type OnPush = (name: string, read: () => unknown) => void

/** A Socket.IO connection in the fewest words: its packets over a plain WebSocket, with the player's cookies. */
export class PlayerSocket {
  private asked = 0
  private readonly waiting = new Map<number, (answer: WatchAnswer) => void>()

  private constructor(
    private readonly socket: WebSocket,
    private readonly onPush: OnPush,
  ) {}

  /** `onPush` reads a push only if it wants to; `onLost` hears when the other side closes. */
  static open(player: Player, onPush: OnPush, onLost: () => void): Promise<PlayerSocket> {
    const { origin, address, cookie } = player
    const socket = new WebSocket(`ws://127.0.0.1:${origin.port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      localAddress: address,
      headers: { host: origin.host, origin: origin.origin, ...(cookie ? { cookie } : {}) },
    })
    const opened = new PlayerSocket(socket, onPush)
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the socket was closed')))
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8')
        if (text.startsWith('0')) socket.send(CONNECT)
        else if (text.startsWith(CONNECT)) {
          socket.removeAllListeners('close')
          socket.on('close', onLost)
          resolve(opened)
        } else opened.take(text)
      })
    })
  }

  private take(text: string): void {
    if (text.startsWith(EVENT)) {
      const name = text.slice(4, text.indexOf('"', 4))
      this.onPush(name, () => (JSON.parse(text.slice(EVENT.length)) as unknown[])[1])
    } else if (text === PING) this.socket.send(PONG)
    else if (text.startsWith(ANSWER)) {
      const from = text.indexOf('[')
      const [answer] = JSON.parse(text.slice(from)) as [WatchAnswer]
      const id = Number(text.slice(ANSWER.length, from))
      this.waiting.get(id)?.(answer)
      this.waiting.delete(id)
    }
  }

  async watch(room: Room): Promise<void> {
    const id = this.asked++
    const answer = await new Promise<WatchAnswer>((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.send(`${EVENT}${id}${JSON.stringify(['watch', room])}`)
    })
    if (!answer.ok) throw new Error(`the room can't be watched: ${answer.code}`)
  }

  unwatch(room: Room): void {
    this.socket.send(`${EVENT}${JSON.stringify(['unwatch', room])}`)
  }

  close(): void {
    this.socket.removeAllListeners('close')
    this.socket.on('error', () => {})
    this.socket.terminate()
  }
}
