import { randomUUID } from 'node:crypto'
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import { io, type Socket } from 'socket.io-client'
import superjson from 'superjson'
import { choose } from '../../../src/bots/choose'
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
import type { Act } from '../../../src/contract/match'
import type { ClientToServer, ServerToClient } from '../../../src/contract/socket'
import { legalPlacements } from '../../../src/engine/board/legality'
import type { SeatCommand } from '../../../src/engine/view/command'
import type { MatchView } from '../../../src/engine/view/view'
import type { AppRouter } from '../../../src/server/trpc/router'

export type Api = ReturnType<typeof createTRPCClient<AppRouter>>

export function apiOf(url: string, cookie?: string, signal?: AbortSignal): Api {
  const headers = cookie ? { cookie } : {}
  const link = httpLink({
    url: `${url}/api/trpc`,
    transformer: superjson,
    headers,
    ...(signal && { fetch: (input, init) => fetch(input as string, { ...(init as RequestInit), signal }) }),
  })
  return createTRPCClient<AppRouter>({ links: [link] })
}

/** The code of a failed call; null where no answer of the server came. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null
  return (error.data as { code?: string } | undefined)?.code ?? null
}

export type PlayerOptions = {
  /** Where the site is; asked each time, for players who move from one process to another. */
  readonly url: string
  readonly cookie?: string
  readonly matchId: string
  readonly chance: () => number
  /** How long it thinks before it acts, in milliseconds; null: only told to. */
  readonly thinkMs?: number | null
}

/** Why a command failed: a code, null where no answer came; when it was sent, and how long that took (milliseconds). */
export type Failure = { readonly code: string | null; readonly sentAt: number; readonly ms: number }

export type Answer = { readonly commandId: string; readonly seq: number }

/** A browser without a page: plays or watches one match as the page does, and remembers what it was told. */
export type Player = {
  readonly held: () => MatchClient
  readonly view: () => MatchView
  readonly socket: Socket<ServerToClient, ClientToServer>
  /** Commands that were acknowledged, in their order. */
  readonly acknowledged: readonly Answer[]
  /** How often a command was sent again. */
  readonly resent: () => number
  /** How many pushes of events have come in. */
  readonly pushes: () => number
  readonly failures: readonly Failure[]
  readonly act: (command: SeatCommand) => string
  /** Whether it is this player's to do something. */
  readonly mayAct: () => boolean
  /** Thinks from now on. */
  readonly play: (thinkMs: number) => void
  readonly pause: () => void
  readonly leave: () => void
}

const FIRST_RETRY_MS = 800
const LAST_RETRY_MS = 5_000
const PATIENCE_MS = 250
const ASK_AGAIN_MS = 1_500

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
  const gone = new AbortController()
  const api = apiOf(url, cookie, gone.signal)
  let client = startClient(await api.match.get.query({ matchId }))
  let thinkMs = options.thinkMs ?? null
  let thinking: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let resent = 0
  let pushes = 0
  const flights = new Map<string, { attempt: number; timer: NodeJS.Timeout | null }>()
  const acknowledged: Answer[] = []
  const failures: Failure[] = []
  const socket: Player['socket'] = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 3_000,
    extraHeaders: cookie ? { cookie } : {},
  })

  function change(next: MatchClient): void {
    client = next
    for (const act of unanswered(client)) if (!flights.has(act.commandId)) void send(act, 0)
    if (missingSince(client) !== null) asking ??= setTimeout(ask, PATIENCE_MS)
    think()
  }

  function ask(): void {
    asking = undefined
    const seq = missingSince(client)
    if (seq === null || gone.signal.aborted) return
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
        if (!gone.signal.aborted) setTimeout(reread, ASK_AGAIN_MS)
      },
    )
  }

  function think(): void {
    if (thinkMs === null || thinking || gone.signal.aborted || client.pending.length > 0) return
    if (!nextCommand(client.view, chance)) return
    thinking = setTimeout(() => {
      thinking = undefined
      const command = client.pending.length === 0 && thinkMs !== null ? nextCommand(client.view, chance) : null
      if (command) act(command)
    }, thinkMs)
  }

  function act(command: SeatCommand): string {
    const commandId = randomUUID()
    change(wish(client, commandId, command, 0))
    return commandId
  }

  async function send(act: Act, attempt: number): Promise<void> {
    const { commandId } = act
    flights.set(commandId, { attempt, timer: null })
    if (attempt > 0) resent += 1
    const sentAt = Date.now()
    try {
      const { seq } = await api.match.act.mutate(act)
      flights.delete(commandId)
      acknowledged.push({ commandId, seq })
      change(acknowledge(client, commandId, seq))
    } catch (error) {
      if (gone.signal.aborted) return
      const code = codeOf(error)
      failures.push({ code, sentAt, ms: Date.now() - sentAt })
      if (code === null || code === 'tryAgain' || code === 'tooMany') {
        const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt)
        flights.set(commandId, { attempt, timer: setTimeout(() => void send(act, attempt + 1), delay) })
      } else {
        flights.delete(commandId)
        change(refuse(client, commandId))
        reread()
      }
    }
  }

  socket.on('match:events', (pushed) => {
    pushes += 1
    change(receive(client, pushed))
  })
  socket.on('match:seq', ({ matchId: id, seq }) => id === matchId && change(hear(client, seq)))
  socket.on('connect', () => {
    socket.emit('watch', { kind: 'match', matchId }, () => reread())
    for (const act of unanswered(client)) {
      const flight = flights.get(act.commandId)
      if (!flight?.timer) continue
      clearTimeout(flight.timer)
      void send(act, flight.attempt + 1)
    }
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect' && !gone.signal.aborted) setTimeout(() => socket.connect(), 500)
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  think()
  return {
    held: () => client,
    view: () => client.view,
    socket,
    acknowledged,
    resent: () => resent,
    pushes: () => pushes,
    failures,
    act,
    mayAct: () => nextCommand(client.view, chance) !== null,
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
      gone.abort()
      clearTimeout(thinking)
      clearTimeout(asking)
      for (const { timer } of flights.values()) if (timer) clearTimeout(timer)
      socket.disconnect()
    },
  }
}
