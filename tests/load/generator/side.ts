import { randomUUID } from 'node:crypto'
import {
  acknowledge,
  hear,
  type MatchClient,
  missingSince,
  receive,
  renew,
  startClient,
} from '../../../src/client/match/matchClient'
import type { ActAnswer, MatchEvents, MatchState } from '../../../src/contract/match'
import { legalPlacements, type Placement } from '../../../src/engine/board/legality'
import type { SeatCommand } from '../../../src/engine/view/command'
import type { Player } from './player'
import { type OnPush, PlayerSocket } from './socket'
import type { Tally } from './tally'

/** How long a client that knows of news waits for its push before it asks, in milliseconds. */
const OVERDUE = 1_000

/** One player in a match: what the page would hold of it, followed by the client's own rules. */
export class Side {
  client: MatchClient | null = null
  seat = 0
  /** A command is on its way. */
  asking = false
  private early: MatchEvents[] = []
  private socket: PlayerSocket | null = null
  private resync: NodeJS.Timeout | undefined

  constructor(
    readonly player: Player,
    private readonly tally: Tally,
    /** Hears when the view has moved on, with what has happened. */
    private readonly onNews: (side: Side, pushed: MatchEvents | null) => void,
  ) {}

  async connect(): Promise<void> {
    const lost = () => this.tally.failed('socketLost')
    this.socket = await PlayerSocket.open(this.player, this.onPush, lost)
  }

  private readonly onPush: OnPush = (name, read) => {
    if (name === 'match:events') this.take(read() as MatchEvents)
    else if (name === 'match:seq') this.hearSeq(read() as { matchId: string; seq: number })
  }

  /** Leaves the match before and follows this one, from before its first event. */
  async enter(matchId: string): Promise<void> {
    const before = this.client?.matchId
    this.client = null
    this.early = []
    if (before) this.socket?.unwatch({ kind: 'match', matchId: before })
    await this.socket?.watch({ kind: 'match', matchId })
    const match = await this.player.read<MatchState>('match.get', { matchId })
    this.seat = match.seat ?? 0
    this.client = startClient(match)
    for (const pushed of this.early.splice(0)) this.take(pushed)
  }

  private take(pushed: MatchEvents): void {
    if (!this.client) {
      this.early.push(pushed)
      return
    }
    const { seq } = this.client
    // Nobody reads the log here: a page keeps it for those who want to look back.
    this.client = { ...receive(this.client, pushed), log: { from: 0, events: [] } }
    if (this.client.seq > seq) this.onNews(this, pushed)
    this.expectNews()
  }

  private hearSeq({ matchId, seq }: { matchId: string; seq: number }): void {
    if (this.client?.matchId !== matchId) return
    this.client = hear(this.client, seq)
    this.expectNews()
  }

  /** Asks for what should have been pushed by now. */
  private expectNews(): void {
    if (this.resync || !this.client || missingSince(this.client) === null) return
    const { matchId, known } = this.client
    this.resync = setTimeout(() => {
      this.resync = undefined
      if (this.client?.matchId !== matchId || this.client.seq >= known) return
      this.tally.resynced()
      this.catchUp().catch(() => this.tally.failed('resync'))
    }, OVERDUE)
  }

  async catchUp(): Promise<void> {
    if (!this.client) return
    const { matchId, seq } = this.client
    const since = await this.player.read<MatchEvents>('match.since', { matchId, seq })
    this.take(since)
  }

  /** Reads the whole view, where following it has failed. */
  async reread(): Promise<void> {
    if (!this.client) return
    const match = await this.player.read<MatchState>('match.get', { matchId: this.client.matchId })
    if (this.client) this.client = renew(this.client, match)
    this.onNews(this, null)
  }

  /** What this side may place now, nothing where it must draw or pass; null unless it is in turn and up to date. */
  placements(): readonly Placement[] | null {
    const { client, seat } = this
    if (!client || missingSince(client) !== null || client.view.phase !== 'playing') return null
    const { round, rules } = client.view
    if (!round || round.turn?.seat !== seat || round.call?.awaited) return null
    return legalPlacements(round.line, rules, round.hands[seat] ?? [])
  }

  /** Sends a command made on the present view. @throws CallError */
  async send(command: SeatCommand): Promise<void> {
    if (!this.client) return
    const { matchId, seq: expectedSeq } = this.client
    const commandId = randomUUID()
    const { seq } = await this.player.change<ActAnswer>('match.act', { matchId, commandId, expectedSeq, command })
    this.tally.acknowledged.push({ matchId, seat: this.seat, commandId, seq })
    if (this.client?.matchId !== matchId) return
    this.client = acknowledge(this.client, commandId, seq)
    this.expectNews()
  }

  close(): void {
    clearTimeout(this.resync)
    this.socket?.close()
    this.player.close()
  }
}
