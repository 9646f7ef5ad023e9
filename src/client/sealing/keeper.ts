import { bytesToHex } from '@noble/hashes/utils.js'
import { sealOf } from '../../chance/reveal'
import type { Commit, Reveal, Sealing } from '../../contract/sealing'
import type { Receipt } from '../../record/receipt'
import { type Held, nextStep } from './nextStep'
import type { Receipts } from './receipts'

/** What the keeper needs of the world; a call answers with the sealing as it then is, null once the match has begun. */
export type KeeperWorld = {
  readonly commit: (commit: Commit) => Promise<Sealing | null>
  readonly reveal: (reveal: Reveal) => Promise<Sealing | null>
  readonly ask: (matchId: string) => Promise<Sealing | null>
  readonly receipts: Receipts
  /** 32 random bytes. */
  readonly draw: () => Uint8Array
}

/** How far a sealing is: it only ever goes forward, so of two the one further on is the newer. */
function progressOf({ seats, absent }: Sealing): number {
  return seats.reduce(
    (sum, { commitment, revealed }) => sum + Number(commitment !== null) + Number(revealed),
    absent.length,
  )
}

/** The steps of one seat are three; another browser of the player's may make it one more. */
const STEPS = 6

function heldOf(receipt: Receipt): Held {
  const { matchId, seat, bytes } = receipt
  return { receipt, commitment: sealOf(matchId, seat, bytes) }
}

function drawnReceipt(sealing: Sealing, seat: number, bytes: string): Receipt {
  const { matchId, rulesHash, commitment } = sealing
  const own = sealOf(matchId, seat, bytes)
  const seatCommitments = sealing.seats.map((_, index) => (index === seat ? own : null))
  return {
    format: 'muggins-receipt',
    version: 1,
    matchId,
    rulesHash,
    commitment,
    seatCommitments,
    seat,
    bytes,
  }
}

/**
 * Takes one step for a player; gives the sealing after it, null once the match has begun, nothing where there is nothing
 * more to do now.
 */
async function step(world: KeeperWorld, sealing: Sealing, playerId: string): Promise<Sealing | null | undefined> {
  const { receipts } = world
  const { matchId } = sealing
  const next = nextStep(sealing, playerId, receipts.of(matchId).map(heldOf))
  switch (next.type) {
    case 'draw':
      receipts.put(drawnReceipt(sealing, next.seat, bytesToHex(world.draw())))
      return sealing
    case 'commit':
      try {
        return await world.commit({ matchId, commitment: next.held.commitment })
      } catch (error) {
        // Another tab may have been quicker; what it has committed to decides.
        const now = await world.ask(matchId)
        if (now?.seats[next.held.receipt.seat]?.commitment) return now
        throw error
      }
    case 'reveal':
      receipts.put(next.receipt)
      return world.reveal({ matchId, bytes: next.receipt.bytes })
    case 'forget':
      receipts.forget(matchId)
      return undefined
    default:
      return undefined
  }
}

/**
 * Contributes to the deals of a player's matches: told how a sealing stands it does what there is to do, one thing after
 * another. Several tabs may do so at once. Failures are left to the next news.
 */
export function createKeeper(world: KeeperWorld): (sealing: Sealing, playerId: string) => Promise<void> {
  const latest = new Map<string, Sealing>()
  const hear = (sealing: Sealing) => {
    const held = latest.get(sealing.matchId)
    if (!held || progressOf(held) <= progressOf(sealing)) latest.set(sealing.matchId, sealing)
  }
  const running = new Set<string>()

  async function run(matchId: string, playerId: string): Promise<void> {
    for (let taken = 0; taken < STEPS; taken++) {
      const sealing = latest.get(matchId)
      if (!sealing) return
      latest.delete(matchId)
      const after = await step(world, sealing, playerId)
      // What was pushed meanwhile is older than that.
      if (after === null) return
      // More may have been pushed meanwhile.
      if (after) hear(after)
    }
  }

  return async (sealing, playerId) => {
    const { matchId } = sealing
    hear(sealing)
    if (running.has(matchId)) return
    running.add(matchId)
    try {
      await run(matchId, playerId)
    } finally {
      running.delete(matchId)
      latest.delete(matchId)
    }
  }
}
