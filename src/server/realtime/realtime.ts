import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Addresses } from '../auth/address'
import type { Deps, Notice } from '../deps'
import { loggable } from '../log'
import type { Services } from '../services'
import { repeat } from '../worker/repeat'
import { createBackground } from './background'
import { boundMessages, boundSockets } from './bounds'
import { admits, authenticate, cutEnded } from './handshake'
import { listen } from './listener'
import { createMatchPushes } from './matchPushes'
import { createPresence, RENEWAL_MS } from './presence'
import { createReminders } from './reminders'
import { rememberSeats } from './seats'
import { createSnapshotPushes } from './snapshotPushes'
import { type Io, playerRoom } from './socket'
import { createTroubles } from './troubles'
import { createWatching } from './watching'

const BEAT_MS = 3_000
const MAX_MESSAGE = 16 * 1024

export type Realtime = {
  readonly io: Io
  /** What happens every three seconds: seqs and presence of the watched matches, lobby, tables and sessions, from the database. */
  readonly beat: () => Promise<void>
  /** Says that this process is alive, and with it everybody who is present by it. */
  readonly renew: () => Promise<void>
  /** How many connections are open. */
  readonly sockets: () => number
  /** How many matches somebody has open in this process. */
  readonly watchedMatches: () => number
  /** Ends every connection so that its page comes back elsewhere; nobody counts as present here any more. */
  readonly close: () => Promise<void>
}

export type RealtimeOptions = {
  readonly addresses: Addresses
  /** Hears of every match that has changed, in whatever process. */
  readonly onMatch?: () => void
  /** Off where a test beats by hand. */
  readonly beats?: boolean
}

/** Socket.IO on the HTTP server: pages watch rooms, and hear what every process notifies. */
export function createRealtime(
  server: HttpServer,
  deps: Deps,
  services: Services,
  { addresses, onMatch = () => {}, beats = true }: RealtimeOptions,
): Realtime {
  const io: Io = new Server(server, {
    transports: ['websocket'],
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: 10_000,
    // A connection that carries nothing any more is noticed within these two, at both ends.
    pingInterval: 8_000,
    pingTimeout: 6_000,
    allowRequest: admits(deps, services.limits, addresses),
  })
  boundSockets(io, services.limits)
  const matchPushes = createMatchPushes(io, deps, services.matches)
  const snapshots = createSnapshotPushes(io, deps, services)
  const seatsOf = rememberSeats(services.matches)
  const troubles = createTroubles(io)
  const presence = createPresence(io, deps, services.tables, seatsOf)
  const remind = createReminders(io, seatsOf, snapshots.whereabouts)
  const background = createBackground()
  const watching = createWatching({
    deps,
    tables: services.tables,
    seatsOf,
    matchPushes,
    snapshots,
    presence,
    background,
  })

  /** A push that fails is made good by the next beat or notice; it must not end the process. */
  function attempt(work: () => Promise<void>): void {
    background.run(work(), (error) => deps.log.warn(loggable(error), 'a push failed'))
  }

  function hear(notice: Notice): void {
    switch (notice.kind) {
      case 'match':
        onMatch()
        matchPushes.publish(notice.id, notice.seq)
        attempt(() => remind(notice.id))
        break
      case 'sealing':
        attempt(() => snapshots.sealing(notice.id))
        break
      case 'rematch':
        attempt(() => snapshots.rematch(notice.id))
        break
      case 'table':
        attempt(() => snapshots.table(notice.id))
        snapshots.lobby()
        break
      case 'player':
        attempt(() => snapshots.whereabouts(notice.id))
        break
      case 'session':
        services.sessions.forget(notice.id)
        attempt(() => cutEnded(io, deps, notice.id))
        break
    }
  }

  function catchUp(): void {
    troubles.tell(null)
    onMatch()
    for (const matchId of matchPushes.watched()) matchPushes.publish(matchId)
    attempt(snapshots.all)
    attempt(() => cutEnded(io, deps))
  }

  async function beat(): Promise<void> {
    await matchPushes.beat()
    await presence.pushMatches(matchPushes.watched(), { onlyNews: true })
    await snapshots.refresh()
    await cutEnded(io, deps)
  }

  io.use(authenticate(io, deps, services))
  io.on('connection', (socket) => {
    const { caller } = socket.data
    boundMessages(socket, services.limits)
    deps.log.debug({ socketId: socket.id, kind: caller?.kind ?? 'visitor' }, 'a socket connected')
    troubles.greet(socket)
    if (caller) {
      void socket.join(playerRoom(caller.playerId))
      // A session that ended after it was read, and before it could be found here.
      if (services.sessions.endings() !== socket.data.endings) attempt(() => cutEnded(io, deps, caller.playerId))
      attempt(async () => {
        socket.emit('player:whereabouts', await services.players.whereabouts(caller.playerId))
      })
    }
    socket.on('watch', (room, answer) => {
      void watching.watch(socket, room).then((answered) => {
        if (typeof answer === 'function') answer(answered)
      })
    })
    socket.on('unwatch', (room) => watching.unwatch(socket, room))
    socket.on('disconnect', (reason) => {
      deps.log.debug({ socketId: socket.id, reason }, 'a socket disconnected')
      watching.disconnected(socket)
    })
  })

  const listener = listen(deps, { notice: hear, connected: catchUp, lost: () => troubles.tell('database') })
  const every = (ms: number, work: () => Promise<void>) =>
    repeat(async () => {
      await work().catch((error: unknown) => deps.log.warn(loggable(error), 'a beat failed'))
      return ms
    })
  const beating = beats ? [every(BEAT_MS, beat), every(RENEWAL_MS, presence.renew)] : []
  return {
    io,
    beat,
    renew: presence.renew,
    sockets: () => io.of('/').sockets.size,
    watchedMatches: () => matchPushes.watched().length,
    async close() {
      const still = Promise.all(beating.map((each) => each.stop()))
      troubles.tell('stopping')
      background.run(presence.release(), (error) => deps.log.warn(loggable(error), 'presence could not be released'))
      // The connection is closed, not the session ended: Socket.IO's client comes back from that by itself.
      const closed = io.close()
      await listener.close()
      snapshots.stop()
      await still
      await background.settled()
      await closed
    },
  }
}
