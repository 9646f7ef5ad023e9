import { sealOf } from '../../../src/chance/reveal'
import { createKeeper } from '../../../src/client/sealing/keeper'
import { createReceipts, type Storage } from '../../../src/client/sealing/receipts'
import type { Sealing } from '../../../src/contract/sealing'

export const MATCH = 'b0750001-0000-4000-8000-00000000000a'
export const bytesOf = (digit: string) => digit.repeat(64)

/** A sealed match of two people and a bot, `ann`, `ben` and `bot`. */
export function sealingOf(given: Partial<Sealing> = {}): Sealing {
  return {
    matchId: MATCH,
    rulesHash: 'a'.repeat(64),
    commitment: 'c'.repeat(64),
    until: 30_000,
    seats: [
      { playerId: 'ann', contributes: true, commitment: null, revealed: false },
      { playerId: 'bot', contributes: false, commitment: null, revealed: false },
      { playerId: 'ben', contributes: true, commitment: null, revealed: false },
    ],
    absent: [],
    ...given,
  }
}

/** The same with a seat's commitment published, or its contribution there. */
export function withSeat(sealing: Sealing, seat: number, change: Partial<Sealing['seats'][number]>): Sealing {
  return { ...sealing, seats: sealing.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) }
}

/** A server that does what the real one does with one match, and notes what it was sent. */
export function fakeServer(sealed = sealingOf()) {
  let sealing: Sealing | null = sealed
  const sent: string[] = []
  const server = {
    sent,
    get sealing() {
      return sealing
    },
    set sealing(now: Sealing | null) {
      sealing = now
    },
    ask: async () => sealing,
    commitAs: (seat: number) => async (wish: { matchId: string; commitment: string }) => {
      sent.push(`${seat} commits`)
      const held = sealing?.seats[seat]?.commitment
      if (!sealing) throw new Error('notSealing')
      if (held && held !== wish.commitment) throw new Error('committedOtherwise')
      sealing = withSeat(sealing, seat, { commitment: wish.commitment })
      return sealing
    },
    revealAs:
      (seat: number) =>
      async ({ bytes }: { matchId: string; bytes: string }) => {
        sent.push(`${seat} reveals ${bytes.slice(0, 2)}`)
        if (!sealing) throw new Error('notSealing')
        if (sealing.seats.some((one) => one.contributes && !one.commitment)) throw new Error('commitmentsMissing')
        if (sealOf(MATCH, seat, bytes) !== sealing.seats[seat]?.commitment) throw new Error('a wrong contribution')
        sealing = withSeat(sealing, seat, { revealed: true })
        if (sealing.seats.every((one) => !one.contributes || one.revealed)) sealing = null
        return sealing
      },
  }
  return server
}

/** A browser's storage; `room` is how many texts it holds at most. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): Storage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (!texts.has(key) && texts.size >= room) throw new Error('full')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
  }
}

/** One tab of somebody's browser, drawing bytes that consist of one digit. */
export function tab(
  server: ReturnType<typeof fakeServer>,
  { seat, digit, storage = fakeStorage() }: { seat: number; digit: string; storage?: Storage | null },
) {
  const player = ['ann', 'bot', 'ben'][seat] ?? ''
  const receipts = createReceipts(storage)
  const keeper = createKeeper({
    commit: server.commitAs(seat),
    reveal: server.revealAs(seat),
    ask: server.ask,
    receipts,
    draw: () => new Uint8Array(Buffer.from(bytesOf(digit), 'hex')),
  })
  return {
    receipts,
    /** Hears how the sealing stands. */
    hear: async (sealing = server.sealing) => {
      if (sealing) await keeper(sealing, player)
    },
  }
}
