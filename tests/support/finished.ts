import { bytesToHex } from '@noble/hashes/utils.js'
import { commitmentsFor, revealedChance } from '../../src/chance/reveal'
import { rulesHash } from '../../src/chance/rulesHash'
import type { Receipt } from '../../src/record/receipt'
import type { FinishedMatch } from '../../src/record/write'
import { seededFraction } from './chance'
import type { Plan } from './laws'
import { type Played, playRandomly } from './play'

const STARTED_AT = Date.UTC(2026, 10, 30, 12)

function hex32(fraction: () => number): string {
  return bytesToHex(Uint8Array.from({ length: 32 }, () => Math.floor(fraction() * 256)))
}

/** A random match whose tiles come from R9's streams: bots contribute nothing, persons their bytes. */
export function finishedMatch({ seed, start, habits }: Plan): FinishedMatch & { readonly played: Played } {
  const { rules, rated } = start
  const fraction = seededFraction(seed)
  const id = `00000000-0000-4000-8000-${(seed % 2 ** 32).toString(16).padStart(12, '0')}`
  const hash = rulesHash(rules)
  const secret = hex32(fraction)
  const seatBytes = start.seats.map((kind) => (kind === 'bot' ? null : hex32(fraction)))
  const kept = { commitment: '', seatCommitments: [], seatBytes, secret }
  const revealed = { ...kept, ...commitmentsFor(id, hash, kept) }
  const played = playRandomly(start, { chance: revealedChance(id, hash, revealed), fraction, habits })
  const players = start.seats.map((kind, seat) => `${kind === 'bot' ? 'Bot' : 'Player'} ${seat}`)
  const { log: events } = played
  return { id, startedAt: STARTED_AT, rated, rules, rulesHash: hash, players, events, revealed, played }
}

/** The receipt that a seat's browser kept of such a match; null for a seat that contributed nothing. */
export function receiptFor({ id, rulesHash, revealed }: FinishedMatch, seat: number): Receipt | null {
  const { commitment, seatCommitments, seatBytes } = revealed
  const bytes = seatBytes[seat] ?? null
  const format = 'muggins-receipt'
  if (bytes === null) return null
  return { format, version: 1, matchId: id, rulesHash, commitment, seatCommitments, seat, bytes }
}
