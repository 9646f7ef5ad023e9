import type { MatchEvent } from '../../engine/match/event'
import { redact } from '../../engine/match/redact'
import type { Deps } from '../deps'
import { loggable } from '../log'
import type { Matches } from '../matches/matches'
import { type Io, isPeopled, VIEWERS, viewerRoom, viewerRooms } from './socket'

/** A match that somebody watches in this process: the last event that was pushed, and the last that is to be. */
type Watched = { sent: number; wanted: number; watchers: number; running: boolean }

export type MatchPushes = {
  /** To be called before a socket joins a match's room, and `close` after it has left. */
  readonly open: (matchId: string) => Promise<void>
  readonly close: (matchId: string) => void
  readonly watched: () => string[]
  /** Pushes what has happened since the last push, if anybody watches: up to `seq`, or as far as the log goes. */
  readonly publish: (matchId: string, seq?: number) => void
  /** Tells each watched room how far its match is, from the database, and pushes what a lost notice held back. */
  readonly beat: () => Promise<void>
}

/** Pushes the events of watched matches, without holes and in their order, each viewer's redacted for that viewer. */
export function createMatchPushes(io: Io, deps: Pick<Deps, 'log' | 'metrics'>, matches: Matches): MatchPushes {
  const watched = new Map<string, Watched>()

  function push(matchId: string, from: number, events: readonly MatchEvent[]): void {
    for (const viewer of VIEWERS) {
      const room = viewerRoom(matchId, viewer)
      if (!isPeopled(io, room)) continue
      const seen = events.map((event) => redact(event, viewer))
      io.local.to(room).emit('match:events', { matchId, from, seq: from + events.length - 1, events: seen })
    }
    deps.metrics.pushed(matchId, from, from + events.length - 1)
  }

  async function run(matchId: string, match: Watched): Promise<void> {
    if (match.running) return
    match.running = true
    try {
      while (match.wanted > match.sent) {
        const from = match.sent + 1
        const events = await matches.eventsAfter(matchId, match.sent)
        match.sent += events.length
        if (events.length > 0) push(matchId, from, events)
        else match.wanted = match.sent
      }
    } catch (error) {
      deps.log.warn({ matchId, ...loggable(error) }, 'events could not be pushed')
    } finally {
      match.running = false
    }
  }

  function publish(matchId: string, seq = Number.POSITIVE_INFINITY): void {
    const match = watched.get(matchId)
    if (!match) return
    match.wanted = Math.max(match.wanted, seq)
    void run(matchId, match)
  }

  return {
    async open(matchId) {
      const known = watched.get(matchId)
      if (known) {
        known.watchers += 1
        return
      }
      const seq = (await matches.seqOf([matchId])).get(matchId) ?? 0
      // Somebody else may have opened it meanwhile.
      const match = watched.get(matchId) ?? { sent: seq, wanted: seq, watchers: 0, running: false }
      match.watchers += 1
      watched.set(matchId, match)
    },
    close(matchId) {
      const match = watched.get(matchId)
      if (!match) return
      match.watchers -= 1
      if (match.watchers === 0) watched.delete(matchId)
    },
    watched: () => [...watched.keys()],
    publish,
    async beat() {
      const seqs = await matches.seqOf([...watched.keys()])
      for (const [matchId, seq] of seqs) {
        publish(matchId, seq)
        io.local.to(viewerRooms(matchId)).emit('match:seq', { matchId, seq })
      }
    },
  }
}
