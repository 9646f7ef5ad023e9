import type { TableState } from '../../contract/table'
import type { Deps } from '../deps'
import { loggable } from '../log'
import type { Services } from '../services'
import { coalesced } from './coalesce'
import { type Connection, type Io, isPeopled, LOBBY, playerRoom, tableRoom, viewerRooms } from './socket'

const LOBBY_MS = 200

export type SnapshotPushes = {
  readonly lobby: () => void
  readonly table: (tableId: string) => Promise<void>
  readonly whereabouts: (playerId: string) => Promise<void>
  readonly rematch: (matchId: string) => Promise<void>
  /** To the match's viewers and to all pages of those seated, who are asked to contribute. */
  readonly sealing: (matchId: string) => Promise<void>
  /** What a page that has just begun to watch needs: it may have read the state before. */
  readonly greetLobby: (socket: Connection) => Promise<void>
  readonly greetTable: (socket: Connection, tableId: string) => Promise<void>
  /** Everything that this process's pages watch, again: pushes may have been missed. */
  readonly all: () => Promise<void>
  /** The lobby and the tables that this process's pages watch, where they are other than last pushed: a notice was lost. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/** Pushes that stand for themselves: whole tables, the lobby, whereabouts. The newest counts. */
export function createSnapshotPushes(
  io: Io,
  deps: Pick<Deps, 'log'>,
  { tables, players, matches }: Pick<Services, 'tables' | 'players' | 'matches'>,
): SnapshotPushes {
  /** What was last pushed to rooms, as text. */
  const said = new Map<string, string>()

  function isNews(room: string, told: unknown): boolean {
    const text = JSON.stringify(told)
    const news = said.get(room) !== text
    said.set(room, text)
    return news
  }

  async function pushLobby({ onlyNews }: { onlyNews: boolean }): Promise<void> {
    if (!isPeopled(io, LOBBY)) return
    const list = await tables.list()
    if (isNews(LOBBY, list) || !onlyNews) io.local.to(LOBBY).emit('lobby:tables', list)
  }

  const lobby = coalesced(
    () => pushLobby({ onlyNews: false }),
    LOBBY_MS,
    (error) => deps.log.warn(loggable(error), 'the lobby could not be pushed'),
  )

  async function pushTable(state: TableState, { onlyNews = false } = {}): Promise<void> {
    const readers = await readersOf(state)
    if (!isNews(tableRoom(state.id), state) && onlyNews) return
    // To no rooms would mean to everybody.
    if (readers.length > 0) io.local.to(readers).emit('table:state', state)
  }

  async function table(tableId: string): Promise<void> {
    if (!isPeopled(io, tableRoom(tableId))) return
    const state = await tables.state(tableId)
    if (state) await pushTable(state)
  }

  /** All tables that this process's pages watch. */
  async function watchedTables(): Promise<TableState[]> {
    const ids = [...io.of('/').adapter.rooms.keys()].flatMap((room) => {
      const [kind, id] = room.split(':')
      return kind === 'table' && id && room === tableRoom(id) ? [id] : []
    })
    return tables.states(ids)
  }

  /** Whoever watches a table, as rooms; of one by invitation, those who still may: it may have been public before. */
  async function readersOf({ id, visibility }: TableState): Promise<string[]> {
    const room = tableRoom(id)
    if (visibility === 'public') return [room]
    const socketIds = [...(io.of('/').adapter.rooms.get(room) ?? [])]
    const readers = socketIds.map(async (socketId) => {
      const { caller = null, watched } = io.of('/').sockets.get(socketId)?.data ?? {}
      const watching = watched?.get(room)?.room
      const code = watching?.kind === 'table' ? watching.code : undefined
      return (await tables.mayWatch(caller, id, code)) ? [socketId] : []
    })
    return (await Promise.all(readers)).flat()
  }

  async function whereabouts(playerId: string): Promise<void> {
    if (!isPeopled(io, playerRoom(playerId))) return
    io.local.to(playerRoom(playerId)).emit('player:whereabouts', await players.whereabouts(playerId))
  }

  return {
    lobby: lobby.ask,
    table,
    whereabouts,
    async rematch(matchId) {
      const rematch = await matches.rematch(matchId)
      if (!rematch) return
      io.local.to(viewerRooms(matchId)).emit('match:rematch', { matchId, ...rematch })
    },
    async sealing(matchId) {
      const seats = await matches.seats(matchId)
      const rooms = [...viewerRooms(matchId), ...seats.map(({ playerId }) => playerRoom(playerId))]
      if (!rooms.some((room) => isPeopled(io, room))) return
      io.local.to(rooms).emit('match:sealing', { matchId, sealing: await matches.sealing.state(matchId) })
    },
    async greetLobby(socket) {
      socket.emit('lobby:tables', await tables.list())
    },
    async greetTable(socket, tableId) {
      const state = await tables.state(tableId)
      if (state) socket.emit('table:state', state)
    },
    async all() {
      lobby.ask()
      for (const state of await watchedTables()) await pushTable(state)
      for (const room of [...io.of('/').adapter.rooms.keys()]) {
        const [kind, id] = room.split(':')
        if (kind === 'player' && id && room === playerRoom(id)) await whereabouts(id)
      }
    },
    async refresh() {
      for (const room of said.keys()) if (!isPeopled(io, room)) said.delete(room)
      await pushLobby({ onlyNews: true })
      for (const state of await watchedTables()) await pushTable(state, { onlyNews: true })
    },
    stop: lobby.stop,
  }
}
