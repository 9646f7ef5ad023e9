import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acknowledge,
  fillLog,
  hear,
  type MatchClient,
  missingSince,
  receive,
  refuse,
  renew,
  shownView,
  startClient,
  unanswered,
  wish,
} from '../../src/client/match/matchClient'
import type { MatchEvents, MatchState } from '../../src/contract/match'
import { legalPlacements } from '../../src/engine/board/legality'
import { redact, viewFor } from '../../src/engine/match/redact'
import { initialState } from '../../src/engine/match/state'
import type { SeatCommand } from '../../src/engine/view/command'
import { emptyView, evolveView } from '../../src/engine/view/evolve'
import type { MatchView, ViewEvent } from '../../src/engine/view/view'
import { anyPlan, type Plan, playPlan } from '../support/laws'

const ID = 'match'

function matchAt(view: MatchView, seq: number): MatchState {
  return {
    id: ID,
    preset: 'muggins',
    form: 'quick',
    pool: null,
    startedAt: 0,
    endedAt: null,
    now: 0,
    seat: 0,
    players: [],
    commitment: '',
    seq,
    view,
    seatCommitments: [],
    sealing: null,
    reveal: null,
    rematch: null,
  }
}

/** What seat 0 is sent of a random match, event by event. */
function eventsFor(plan: Plan): ViewEvent[] {
  const events: ViewEvent[] = []
  playPlan(plan, ({ event }) => events.push(redact(event, 0)))
  return events.slice(0, 120)
}

function viewAfter(events: readonly ViewEvent[]): MatchView {
  return events.reduce(evolveView, emptyView(0))
}

function push(events: readonly ViewEvent[], from: number, to: number): MatchEvents {
  return { matchId: ID, from, seq: to, events: events.slice(from - 1, to) }
}

/** A client that has seen the first `seen` events only. */
function clientAt(events: readonly ViewEvent[], seen: number): MatchClient {
  return startClient(matchAt(viewAfter(events.slice(0, seen)), seen))
}

/** The first moment at which it is seat 0's turn to place. */
function ownTurn(events: readonly ViewEvent[]): { seq: number; view: MatchView } {
  let view = emptyView(0)
  for (const [index, event] of events.entries()) {
    view = evolveView(view, event)
    const { round } = view
    const legal = round?.hands[0] ? legalPlacements(round.line, view.rules, round.hands[0]) : []
    if (view.phase === 'playing' && round?.turn?.seat === 0 && legal.length > 0) return { seq: index + 1, view }
  }
  throw new Error('seat 0 never had a turn')
}

/** A match that nobody leaves early. */
function somePlan(seed: number): Plan {
  const [plan] = fc.sample(anyPlan, { numRuns: 1, seed })
  if (!plan) throw new Error('no plan')
  return { ...plan, habits: {} }
}

const anyWire = fc.record({ plan: anyPlan, seen: fc.nat(5), shuffle: fc.infiniteStream(fc.nat(1000)) })

describe('the match client', () => {
  it('comes to the server’s view whatever the order, doubling and loss of pushes, asking for what is missing', () => {
    fc.assert(
      fc.property(anyWire, ({ plan, seen, shuffle }) => {
        const events = eventsFor(plan)
        const next = () => shuffle.next().value ?? 0
        const pushes: MatchEvents[] = []
        for (let from = seen + 1; from <= events.length; ) {
          const to = Math.min(events.length, from + (next() % 3))
          pushes.push(push(events, Math.max(1, from - (next() % 2)), to))
          from = to + 1
        }
        const sent = pushes.flatMap((one) => (next() % 5 === 0 ? [] : next() % 4 === 0 ? [one, one] : [one]))
        const disordered = sent.map((one) => ({ one, key: next() })).sort((a, b) => a.key - b.key)
        let client = clientAt(events, Math.min(seen, events.length))
        for (const { one } of disordered) client = receive(client, one)
        client = hear(client, events.length)
        // One answer is enough: `since` gives everything after the seq it was asked for.
        const since = missingSince(client)
        if (since !== null) client = receive(client, push(events, since + 1, events.length))
        expect(client.seq).toBe(events.length)
        expect(client.view).toEqual(viewAfter(events))
        expect(client.early).toEqual([])
        expect(missingSince(client)).toBeNull()
        client = fillLog(client, push(events, 1, events.length))
        expect(client.log).toEqual({ from: 1, events })
      }),
      { numRuns: 60 },
    )
  })

  it('applies nothing while an earlier event is missing, and says since when', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const events = eventsFor(plan)
        const gap = receive(clientAt(events, 2), push(events, 4, 5))
        expect(gap.seq).toBe(2)
        expect(gap.view).toEqual(viewAfter(events.slice(0, 2)))
        expect(missingSince(gap)).toBe(2)
        const healed = receive(gap, push(events, 3, 3))
        expect(healed.seq).toBe(5)
        expect(healed.view).toEqual(viewAfter(events.slice(0, 5)))
      }),
      { numRuns: 30 },
    )
  })

  it('ignores other matches, and views that are older than what it holds', () => {
    const events = eventsFor(somePlan(3))
    const client = clientAt(events, 6)
    expect(receive(client, { ...push(events, 7, 8), matchId: 'another' })).toBe(client)
    expect(renew(client, matchAt(viewAfter(events.slice(0, 4)), 4))).toBe(client)
    expect(renew(client, matchAt(viewAfter(events.slice(0, 9)), 9)).seq).toBe(9)
  })

  it('keeps early pushes over a new view, and takes in what follows it', () => {
    const events = eventsFor(somePlan(4))
    const early = receive(clientAt(events, 2), push(events, 8, 9))
    expect(renew(early, matchAt(viewAfter(events.slice(0, 7)), 7)).seq).toBe(9)
  })
})

function atOwnTurn(seed: number) {
  const events = eventsFor(somePlan(seed))
  const { seq, view } = ownTurn(events)
  const client = startClient(matchAt(view, seq))
  const round = view.round
  if (!round?.hands[0]) throw new Error('no hand')
  const [placement] = legalPlacements(round.line, view.rules, round.hands[0])
  if (!placement) throw new Error('no placement')
  const command = { type: 'place', seat: 0, ...placement } as const
  return { client, command, view }
}

describe('own commands', () => {
  it('are shown at once and taken back when refused', () => {
    const { client, command, view } = atOwnTurn(11)
    const wished = wish(client, 'a', command, 1000)
    const shown = shownView(wished)
    expect(shown.round?.line).toHaveLength((view.round?.line.length ?? 0) + 1)
    expect(shown.round?.hands[0]).not.toContain(command.tile)
    expect(wished.view).toBe(view)
    expect(shownView(refuse(wished, 'a'))).toEqual(view)
  })

  it('keep their id and seq until answered, and are shown until their events have come', () => {
    const { client, command } = atOwnTurn(12)
    const wished = wish(client, 'a', command, 1000)
    expect(unanswered(wished)).toEqual([{ matchId: ID, commandId: 'a', expectedSeq: client.seq, command }])
    const taken = acknowledge(wished, 'a', client.seq + 1)
    expect(unanswered(taken)).toEqual([])
    expect(shownView(taken)).toEqual(shownView(wished))
    expect(missingSince(taken)).toBe(client.seq)
    const laid = shownView(wished).round?.line.at(-1)
    if (!laid) throw new Error('nothing laid')
    const event: ViewEvent = {
      type: 'tilePlaced',
      at: 1000,
      seat: 0,
      by: 'seat',
      ...laid,
      overtimeMs: 0,
      claim: null,
      count: 0,
      points: 0,
    }
    const told = receive(taken, { matchId: ID, from: client.seq + 1, seq: client.seq + 1, events: [event] })
    expect(told.pending).toEqual([])
    expect(shownView(told)).toBe(told.view)
  })

  it('are not shown twice when the push comes before the answer', () => {
    const { client, command } = atOwnTurn(13)
    const wished = wish(client, 'a', command, 1000)
    const laid = shownView(wished).round?.line.at(-1)
    if (!laid) throw new Error('nothing laid')
    const event: ViewEvent = {
      type: 'tilePlaced',
      at: 1000,
      seat: 0,
      by: 'seat',
      ...laid,
      overtimeMs: 0,
      claim: null,
      count: 0,
      points: 0,
    }
    const told = receive(wished, { matchId: ID, from: client.seq + 1, seq: client.seq + 1, events: [event] })
    expect(shownView(told).round?.line).toHaveLength((client.view.round?.line.length ?? 0) + 1)
    expect(acknowledge(told, 'a', client.seq + 1).pending).toEqual([])
  })

  it('survive a new view while unanswered', () => {
    const { client, command } = atOwnTurn(14)
    const wished = wish(client, 'a', command, 1000)
    const renewed = renew(wished, matchAt(client.view, client.seq + 1))
    expect(unanswered(renewed)).toHaveLength(1)
  })
})

describe('own commands that show nothing before the server has answered (R6)', () => {
  const forced = { by: 'seat', overtimeMs: 0 } as const
  const happened = { at: 1000, seat: 0 } as const
  const cases: readonly [SeatCommand, Extract<ViewEvent, { seat: number }>][] = [
    [
      { type: 'draw', seat: 0 },
      { type: 'tileDrawn', ...happened, ...forced },
    ],
    [
      { type: 'pass', seat: 0 },
      { type: 'turnPassed', ...happened, ...forced },
    ],
    [
      { type: 'muggins', seat: 0, points: 10 },
      { type: 'mugginsCalled', ...happened, claim: 10, points: 0 },
    ],
    [
      { type: 'waive', seat: 0 },
      { type: 'callWaived', ...happened, by: 'seat' },
    ],
  ]

  it.each(cases)(
    '%o waits until its event or its answer has come, and is taken back when refused',
    (command, event) => {
      const { client } = atOwnTurn(14)
      const wished = wish(client, 'a', command, 1000)
      expect(shownView(wished)).toEqual(client.view)
      expect(unanswered(wished)).toHaveLength(1)
      expect(refuse(wished, 'a').pending).toEqual([])
      const from = client.seq + 1
      const others = receive(wished, { matchId: ID, from, seq: from, events: [{ ...event, seat: 1 }] })
      expect(others.pending).toHaveLength(1)
      expect(receive(wished, { matchId: ID, from, seq: from, events: [event] }).pending).toEqual([])
    },
  )
})

describe('an empty match', () => {
  it('starts from the server’s first view', () => {
    const client = startClient(matchAt(viewFor(initialState(), 0), 0))
    expect(client.seq).toBe(0)
    expect(shownView(client).phase).toBe('starting')
  })
})
