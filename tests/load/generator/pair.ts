import type { MatchEvents } from '../../../src/contract/match'
import type { TableState } from '../../../src/contract/table'
import type { Fraction } from '../../support/chance'
import type { Loop } from './loop'
import { meet, unseal } from './meeting'
import { CallError, type Player } from './player'
import { Side } from './side'
import type { Tally, Turn } from './tally'
import { Unseen } from './unseen'

/** After a refusal that wasn't foreseen, in milliseconds. */
const PAUSE = 500

type Two<Value> = readonly [Value, Value]

/** Two players who play one match after the other. */
export class Pair {
  private readonly sides: Two<Side>
  private readonly unseen: ReadonlyMap<Side, Unseen>
  private readonly pressed = new Map<Side, number>()
  private readonly offered = new Set<Side>()
  /** Since when a side in turn waits for the draw or pass that happens by itself. */
  private readonly forced = new Map<Side, number>()

  constructor(
    players: Two<Player>,
    private readonly loop: Loop,
    private readonly tally: Tally,
    private readonly fraction: Fraction,
  ) {
    const side = (player: Player) => new Side(player, tally, (whose, pushed) => this.hear(whose, pushed))
    this.sides = [side(players[0]), side(players[1])]
    this.unseen = new Map(this.sides.map((one) => [one, new Unseen()]))
  }

  /** Signs in, meets at a table and begins the first match. */
  async start(): Promise<void> {
    const [owner, other] = this.sides
    for (const { player } of this.sides) await player.signIn()
    for (const side of this.sides) await side.connect()
    await this.play(await meet(owner.player, other.player))
  }

  private async play({ matchId }: TableState): Promise<void> {
    if (!matchId) throw new CallError('noMatch')
    for (const turns of this.unseen.values()) turns.clear()
    this.pressed.clear()
    this.forced.clear()
    for (const side of this.sides) await side.enter(matchId)
    await unseal(this.sides, matchId)
  }

  private other(side: Side): Side {
    return side === this.sides[0] ? this.sides[1] : this.sides[0]
  }

  private hear(side: Side, pushed: MatchEvents | null): void {
    if (pushed) this.note(side, pushed)
    const view = side.client?.view
    if (!view) return
    if (view.phase === 'over') this.again()
    else if (view.phase === 'settled') this.press(side)
    else this.offer(side)
  }

  private note(side: Side, { events }: MatchEvents): void {
    if (side === this.sides[0]) this.tally.happened(events.length)
    const since = this.forced.get(side)
    if (since !== undefined) this.tally.forcedBy(performance.now() - since)
    this.forced.delete(side)
    const other = this.other(side)
    for (const turn of this.unseen.get(other)?.takeSeen(events, other.seat) ?? []) this.tally.turnSeen(turn)
  }

  /** Wants the next round. */
  private press(side: Side): void {
    const { client, seat } = side
    const number = client?.view.round?.number ?? 0
    if (side.asking || client?.view.settled?.ready[seat] !== false || this.pressed.get(side) === number) return
    this.pressed.set(side, number)
    this.send(side, { type: 'ready', seat })
  }

  private offer(side: Side): void {
    if (side.asking || this.offered.has(side)) return
    const legal = side.placements()
    if (!legal) return
    if (legal.length === 0) this.forced.set(side, this.forced.get(side) ?? performance.now())
    else this.offerTurn(side)
  }

  private offerTurn(side: Side): void {
    this.offered.add(side)
    this.loop.offer((begun) => {
      this.offered.delete(side)
      const legal = (!side.asking && side.placements()) || []
      const placement = legal[Math.floor(this.fraction() * legal.length)]
      if (!placement) return false
      const turn: Turn = { begun, tile: placement.tile, acknowledged: false, seen: false }
      this.unseen.get(side)?.add(turn)
      this.tally.began(turn)
      this.send(side, { type: 'place', seat: side.seat, ...placement }, turn)
      return true
    })
  }

  private send(side: Side, command: Parameters<Side['send']>[0], turn?: Turn): void {
    side.asking = true
    side.send(command).then(
      () => {
        side.asking = false
        if (turn) this.tally.turnAcknowledged(turn)
        this.hear(side, null)
      },
      (error: unknown) => void this.recover(side, error, turn),
    )
  }

  /** After a refusal: reads the match again and goes on. */
  private async recover(side: Side, error: unknown, turn?: Turn): Promise<void> {
    const { code, refusal } = error instanceof CallError ? error : new CallError('network')
    const overtaken = code === 'stale' || (refusal === 'roundNotOver' && !turn)
    if (overtaken) this.tally.overtaken()
    else this.tally.failed(refusal ?? code)
    if (turn) {
      this.tally.turnFailed(turn)
      this.unseen.get(side)?.drop(turn)
    }
    if (!overtaken) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    await side.reread().catch(() => this.tally.failed('reread'))
    side.asking = false
    this.hear(side, null)
  }

  /** Once both have seen the end, they play again. */
  private again(): void {
    if (this.sides.some(({ client, asking }) => client?.view.phase !== 'over' || asking)) return
    const matchId = this.sides[0].client?.matchId
    for (const side of this.sides) side.asking = true
    this.tally.matchEnded()
    const rematch = async () => {
      await this.sides[0].player.change('table.rematch', { matchId })
      const table = await this.sides[1].player.change<TableState>('table.rematch', { matchId })
      for (const side of this.sides) side.asking = false
      await this.play(table)
    }
    rematch().catch((error: unknown) => this.tally.failed(error instanceof CallError ? error.code : 'rematch'))
  }

  close(): void {
    for (const side of this.sides) side.close()
  }
}
