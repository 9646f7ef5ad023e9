import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { choose } from '../../../src/bots/choose'
import { backoff } from '../../../src/client/backoff'
import {
  acknowledge,
  hear,
  type MatchClient,
  missingSince,
  receive,
  refuse,
  renew,
  startClient,
  unanswered,
  wish,
} from '../../../src/client/match/matchClient'
import { Rooms } from '../../../src/client/rooms'
import type { ClientToServer, ServerToClient } from '../../../src/contract/socket'
import { legalPlacements } from '../../../src/engine/board/legality'
import type { SeatCommand } from '../../../src/engine/view/command'
import type { MatchView } from '../../../src/engine/view/view'
import { apiOf } from './api'
import { type Failure, recordedSender } from './sending'

export type PlayerOptions = {
  /** Where the site is. */
  readonly url: string
  readonly cookie?: string
  readonly matchId: string
  readonly chance: () => number
  /** How long it thinks before it acts, in milliseconds; null: it only looks on, until told to play. */
  readonly thinkMs?: number | null
}

/** A command that was acknowledged, and with what. */
export type Answer = { readonly commandId: string; readonly seq: number }

/** A browser without a page: plays or watches one match as the page does, and remembers what it was told. */
export type Player = {
  readonly held: () => MatchClient
  readonly view: () => MatchView
  readonly socket: Socket<ServerToClient, ClientToServer>
  /** In their order. */
  readonly acknowledged: readonly Answer[]
  /** How often a command was sent again. */
  readonly resent: () => number
  /** How many pushes of events have come in. */
  readonly pushes: () => number
  readonly failures: readonly Failure[]
  /** Whether it is this player's to do something. */
  readonly mayAct: () => boolean
  /** Plays from now on, and how fast. */
  readonly play: (thinkMs: number) => void
  readonly pause: () => void
  readonly leave: () => void
}

/** As `useMatch` and `live`. */
const PATIENCE_MS = 250
const ASK_AGAIN_MS = 1_500
const WATCH_MS = 6_000

/** What a seat does next by its own will; null while it waits for something. */
function nextCommand(view: MatchView, chance: () => number): SeatCommand | null {
  const { viewer: seat, round, rules, phase } = view
  const hand = typeof seat === 'number' ? round?.hands[seat] : null
  if (typeof seat !== 'number' || phase !== 'playing' || !round || !hand) return null
  const awaited = round.call?.awaited ? round.call.seat : round.turn?.seat
  if (awaited !== seat || view.seats[seat]?.left) return null
  // Draws and passes happen by themselves.
  if (rules.claims === 'automatic' && legalPlacements(round.line, rules, hand).length === 0) return null
  return choose(view, chance)
}

/** Enters a match. The client's own logic is the page's; only its clockwork is written anew here, without React. */
export async function enter(options: PlayerOptions): Promise<Player> {
  const { url, cookie, matchId, chance } = options
  const api = apiOf(url, cookie)
  let client = startClient(await api.match.get.query({ matchId }))
  let thinkMs = options.thinkMs ?? null
  let thinking: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let pushes = 0
  let attempts = 0
  let gone = false
  const acknowledged: Answer[] = []
  const socket: Player['socket'] = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: cookie ? { cookie } : {},
  })
  const rooms = new Rooms({
    connected: () => socket.connected,
    watch: (room, answer) =>
      socket
        .timeout(WATCH_MS)
        .emit('watch', room, (error, answered) => answer(error ? { ok: false, code: 'tryAgain' } : answered)),
    unwatch: () => {},
  })
  const sender = recordedSender(api, {
    onAnswer({ commandId }, seq) {
      acknowledged.push({ commandId, seq })
      change(acknowledge(client, commandId, seq))
    },
    onRefusal({ commandId }) {
      change(refuse(client, commandId))
      reread()
    },
  })

  function change(next: MatchClient): void {
    client = next
    if (gone) return
    sender.send(unanswered(client))
    if (missingSince(client) !== null) asking ??= setTimeout(ask, PATIENCE_MS)
    think()
  }

  function ask(): void {
    asking = undefined
    const seq = missingSince(client)
    if (seq === null || gone) return
    asking = setTimeout(ask, ASK_AGAIN_MS)
    api.match.since.query({ matchId, seq }).then(
      (answer) => change(receive(client, answer)),
      () => {},
    )
  }

  function reread(): void {
    api.match.get.query({ matchId }).then(
      (match) => change(renew(client, match)),
      () => {
        if (!gone) setTimeout(reread, ASK_AGAIN_MS)
      },
    )
  }

  const mayAct = () => client.pending.length === 0 && nextCommand(client.view, chance) !== null

  function think(): void {
    if (thinkMs === null || thinking || gone || !mayAct()) return
    thinking = setTimeout(() => {
      thinking = undefined
      const command = thinkMs !== null && client.pending.length === 0 ? nextCommand(client.view, chance) : null
      if (command) change(wish(client, randomUUID(), command, 0))
    }, thinkMs)
  }

  function comeBack(): void {
    if (!gone) setTimeout(() => gone || socket.connect(), backoff(attempts++))
  }

  socket.on('match:events', (pushed) => {
    pushes += 1
    change(receive(client, pushed))
  })
  socket.on('match:seq', ({ matchId: id, seq }) => id === matchId && change(hear(client, seq)))
  socket.on('connect', () => {
    attempts = 0
    rooms.renew()
    sender.again()
  })
  socket.on('connect_error', comeBack)
  socket.on('disconnect', comeBack)
  rooms.watch({ kind: 'match', matchId }, reread)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  think()
  return {
    held: () => client,
    view: () => client.view,
    socket,
    acknowledged,
    resent: sender.resent,
    pushes: () => pushes,
    failures: sender.failures,
    mayAct,
    play(ms) {
      thinkMs = ms
      think()
    },
    pause() {
      thinkMs = null
      clearTimeout(thinking)
      thinking = undefined
    },
    leave() {
      gone = true
      clearTimeout(thinking)
      clearTimeout(asking)
      sender.stop()
      rooms.close()
      socket.disconnect()
    },
  }
}
