import type { Room, WatchAnswer } from '../contract/socket'
import { backoff } from './backoff'
import { roomKey } from './roomKey'

type Ask = (room: Room, answer: (answer: WatchAnswer) => void) => void
type OnAnswer = (answer: WatchAnswer) => void
type Watched = {
  readonly room: Room
  readonly watchers: Set<OnAnswer>
  /** How often in a row the server could not let the page in. */
  failures: number
  again?: ReturnType<typeof setTimeout>
}

/** Whether the server could not let the page in just then, but may soon. */
const isPassing = (answer: WatchAnswer) => !answer.ok && (answer.code === 'tryAgain' || answer.code === 'tooMany')

/**
 * The rooms that a page watches over one connection. Several components may watch the same room: it is asked for
 * once, and left with the last of them. After a new connection all of them are asked for again, and so is a room that
 * could not be entered just then.
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
    const entry = known ?? { room, watchers: new Set<OnAnswer>(), failures: 0 }
    entry.watchers.add(onAnswer)
    this.watched.set(key, entry)
    if (this.wire.connected()) this.ask(entry, known ? [onAnswer] : undefined)
    return () => {
      entry.watchers.delete(onAnswer)
      if (entry.watchers.size > 0 || this.watched.get(key) !== entry) return
      clearTimeout(entry.again)
      this.watched.delete(key)
      if (this.wire.connected()) this.wire.unwatch(room)
    }
  }

  /** To be called at every new connection. */
  renew(): void {
    for (const entry of this.watched.values()) this.ask(entry)
  }

  close(): void {
    for (const { again } of this.watched.values()) clearTimeout(again)
    this.watched.clear()
  }

  private ask(entry: Watched, listeners?: readonly OnAnswer[]): void {
    clearTimeout(entry.again)
    this.wire.watch(entry.room, (answer) => {
      clearTimeout(entry.again)
      if (isPassing(answer)) {
        entry.again = setTimeout(() => this.askAgain(entry), backoff(entry.failures))
        entry.failures += 1
      } else entry.failures = 0
      for (const listener of listeners ?? entry.watchers) if (entry.watchers.has(listener)) listener(answer)
    })
  }

  private askAgain(entry: Watched): void {
    if (this.wire.connected() && this.watched.get(roomKey(entry.room)) === entry) this.ask(entry)
  }
}
