import { Player } from './player'
import { PlayerSocket } from './socket'

// Sockets that do nothing but watch the lobby, every other one of somebody signed in.

const AT_ONCE = 24

const { origins, count } = JSON.parse(process.argv[2] ?? '') as { origins: string[]; count: number }
const waiting = Array.from({ length: count }, (_, index) => index)

async function open(): Promise<void> {
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const origin = new URL(origins[index % origins.length] ?? '')
    const player = new Player(origin, `127.2.${Math.floor(index / 250)}.${(index % 250) + 1}`)
    if (index % 2 === 0) await player.signIn()
    const socket = await PlayerSocket.open(
      player,
      () => {},
      () => {
        throw new Error('an idle socket was closed')
      },
    )
    await socket.watch({ kind: 'lobby' })
    player.close()
  }
}

process.on('disconnect', () => process.exit(0))
await Promise.all(Array.from({ length: AT_ONCE }, open))
process.send?.({ type: 'ready' })
