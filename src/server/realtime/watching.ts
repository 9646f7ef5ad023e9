import { type Room, roomSchema, type WatchAnswer } from '../../contract/socket'
import type { Deps } from '../deps'
import { AppError } from '../error'
import { loggable } from '../log'
import type { Services } from '../services'
import type { Background } from './background'
import type { MatchPushes } from './matchPushes'
import type { Presence } from './presence'
import type { SeatsOf } from './seats'
import type { SnapshotPushes } from './snapshotPushes'
import { type Connection, LOBBY, roomName, tableRoom, viewerRoom, type Watching } from './socket'

/** More rooms than any page has open at once. */
const MAX_ROOMS = 20

type Parts = {
  readonly deps: Pick<Deps, 'log'>
  readonly tables: Services['tables']
  readonly seatsOf: SeatsOf
  readonly matchPushes: MatchPushes
  readonly snapshots: SnapshotPushes
  readonly presence: Presence
  readonly background: Background
}

/** Lets one connection into a room and out of it. */
export function createWatching({ deps, tables, seatsOf, matchPushes, snapshots, presence, background }: Parts) {
  async function channelOf({ data }: Connection, room: Room): Promise<string> {
    const { caller } = data
    if (room.kind === 'lobby') return LOBBY
    if (room.kind === 'match') {
      const seats = await seatsOf(room.matchId)
      const seat = seats.find(({ playerId }) => playerId === caller?.playerId)?.seat
      return viewerRoom(room.matchId, seat ?? 'watcher')
    }
    if (!(await tables.mayWatch(caller, room.tableId, room.code))) throw new AppError('notAllowed')
    return tableRoom(room.tableId)
  }

  /** Presence is news, not truth: where it can't be noted, the page is served all the same. */
  function note(work: Promise<void>): void {
    background.run(work, (error) => deps.log.warn(loggable(error), 'presence could not be noted'))
  }

  async function enter(socket: Connection, room: Room): Promise<void> {
    const channel = await channelOf(socket, room)
    if (room.kind === 'match') await matchPushes.open(room.matchId)
    const name = roomName(room)
    const { caller, watched } = socket.data
    if (!socket.connected || watched.has(name)) {
      if (room.kind === 'match') matchPushes.close(room.matchId)
      return
    }
    const lease = caller && { socketId: socket.id, room: name, playerId: caller.playerId }
    const entered = lease ? presence.enter(lease) : Promise.resolve()
    const leave = () => {
      if (room.kind === 'match') matchPushes.close(room.matchId)
      const left = entered.catch(() => {}).then(() => (lease ? presence.leave(lease) : undefined))
      note(room.kind === 'match' ? left.then(() => presence.pushMatches([room.matchId])) : left)
    }
    watched.set(name, { room, channel, leave })
    await socket.join(channel)
    note(room.kind === 'match' ? entered.then(() => presence.pushMatches([room.matchId])) : entered)
    if (room.kind === 'lobby') await snapshots.greetLobby(socket)
    if (room.kind === 'table') await snapshots.greetTable(socket, room.tableId)
  }

  function drop(socket: Connection, name: string, { channel, leave }: Watching): void {
    socket.data.watched.delete(name)
    void socket.leave(channel)
    leave()
  }

  function answerTo(error: unknown): WatchAnswer {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'notAllowed'))
      return { ok: false, code: error.code }
    deps.log.warn(loggable(error), 'a room could not be watched')
    return { ok: false, code: 'tryAgain' }
  }

  /** Does what a connection asks for in the order of asking, so that who leaves a room at once isn't let in afterwards. */
  function inTurn<T>({ data }: Connection, work: () => T | Promise<T>): Promise<T> {
    const turn = data.turn.then(work)
    data.turn = turn.catch(() => {})
    return turn
  }

  async function admit(socket: Connection, room: Room): Promise<WatchAnswer> {
    if (socket.data.watched.size >= MAX_ROOMS) return { ok: false, code: 'tooMany' }
    return enter(socket, room).then((): WatchAnswer => ({ ok: true }), answerTo)
  }

  return {
    async watch(socket: Connection, wanted: unknown): Promise<WatchAnswer> {
      const parsed = roomSchema.safeParse(wanted)
      if (!parsed.success) return { ok: false, code: 'badInput' }
      if (socket.data.waiting >= MAX_ROOMS) return { ok: false, code: 'tooMany' }
      socket.data.waiting += 1
      return inTurn(socket, () => admit(socket, parsed.data)).finally(() => {
        socket.data.waiting -= 1
      })
    },
    unwatch(socket: Connection, unwanted: unknown): void {
      const parsed = roomSchema.safeParse(unwanted)
      if (!parsed.success) return
      const name = roomName(parsed.data)
      void inTurn(socket, () => {
        const watching = socket.data.watched.get(name)
        if (watching) drop(socket, name, watching)
      })
    },
    disconnected(socket: Connection): void {
      void inTurn(socket, () => {
        for (const [name, watching] of [...socket.data.watched]) drop(socket, name, watching)
      })
    },
  }
}
