import type { Room, WatchAnswer } from '../contract/socket'

type Ask = (room: Room, answer: (answer: WatchAnswer) => void) => void
type OnAnswer = (answer: WatchAnswer) => void
type Watched = { readonly room: Room; readonly watchers: Set<OnAnswer> }

/** One text for each room, whatever the order of its keys. */
export function roomKey(room: Room): string {
  if (room.kind === 'lobby') return 'lobby'
  return room.kind === 'match' ? `match:${room.matchId}` : `table:${room.tableId}:${room.code ?? ''}`
}

/**
 * The rooms that a page watches over one connection. Several components may watch the same room: it is asked for
 * once, and left with the last of them. After a new connection all of them are asked for again.
 */
export class Rooms {
  private readonly watched = new Map<string, Watched>()

  constructor(
    private readonly wire: {
      readonly connected: () => boolean
      readonly watch: Ask
      readonly unwatch: (room: Room) => void
    },
  ) {}

  /** Watches a room until the returned function is called. `onAnswer` hears every answer, also those to a renewed wish. */
  watch(room: Room, onAnswer: OnAnswer): () => void {
    const key = roomKey(room)
    const known = this.watched.get(key)
    const entry = known ?? { room, watchers: new Set<OnAnswer>() }
    entry.watchers.add(onAnswer)
    this.watched.set(key, entry)
    if (this.wire.connected()) this.ask(entry, known ? [onAnswer] : undefined)
    return () => {
      entry.watchers.delete(onAnswer)
      if (entry.watchers.size > 0 || this.watched.get(key) !== entry) return
      this.watched.delete(key)
      if (this.wire.connected()) this.wire.unwatch(room)
    }
  }

  /** To be called at every new connection. */
  renew(): void {
    for (const entry of this.watched.values()) this.ask(entry)
  }

  private ask(entry: Watched, listeners?: readonly OnAnswer[]): void {
    this.wire.watch(entry.room, (answer) => {
      for (const listener of listeners ?? entry.watchers) if (entry.watchers.has(listener)) listener(answer)
    })
  }
}
