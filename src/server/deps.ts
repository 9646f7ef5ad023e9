import type pg from 'pg'
import type { Logger } from 'pino'
import type { Pace } from '../engine/view/view'
import type { PrismaClient } from '../generated/prisma/client'
import type { Metrics } from './metrics'
import type { Pulse } from './worker/pulse'

/** Time as a parameter: milliseconds since 1970. Nothing in a service reads the wall clock. */
export type Clock = { readonly now: () => number }

/** Chance as a parameter: secrets, tokens and the bots' dice. Deals come from the stream of R9, keyed by one of these. */
export type Random = {
  readonly bytes: (length: number) => Uint8Array<ArrayBuffer>
  /** From 0 up to, not including, 1. */
  readonly fraction: () => number
  readonly id: () => string
}

/** What has changed, told to every process after the commit. It carries ids and numbers only. */
export type Notice =
  | { readonly kind: 'match'; readonly id: string; readonly seq: number }
  | { readonly kind: 'rematch'; readonly id: string }
  /** Of a match that has yet to begin, has just begun, or was given up. */
  | { readonly kind: 'sealing'; readonly id: string }
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'player'; readonly id: string }
  /** The player's session number was raised, or what a session says of its player has changed: older sessions' sockets are cut. */
  | { readonly kind: 'session'; readonly id: string }

export type Notify = (notices: readonly Notice[]) => Promise<void>

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
export type Mailer = { readonly mode: 'sent' | 'off' | 'folder'; readonly send: (mail: Mail) => Promise<void> }

/** What every service is built on. */
export type Deps = {
  readonly db: PrismaClient
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly random: Random
  readonly notify: Notify
  readonly pulse: Pulse
  readonly mailer: Mailer
  readonly log: Logger
  readonly metrics: Metrics
  readonly pace: Pace
  /** How long a match waits for its seats' contributions to the deal, in milliseconds. */
  readonly sealMs: number
  /** How long somebody may be away from a match without a clock before the others may claim the seat, in milliseconds. */
  readonly awayMs: number
  /** The site's own address, for links in mails. */
  readonly origin: string
}

/** Who asks: a signed-in player, guests included. */
export type Caller = { readonly playerId: string; readonly kind: 'guest' | 'member' }
