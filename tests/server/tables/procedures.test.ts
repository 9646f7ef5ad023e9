import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { completeRules } from '../../../src/engine/board/rules'
import type { Caller } from '../../../src/server/deps'
import { AppError } from '../../../src/server/error'
import type { Services } from '../../../src/server/services'
import { historyRouter } from '../../../src/server/trpc/history'
import { createCallerFactory, router } from '../../../src/server/trpc/init'
import { playerRouter } from '../../../src/server/trpc/player'
import { seekRouter } from '../../../src/server/trpc/seek'
import { tableRouter } from '../../../src/server/trpc/table'
import { begin, newPlayer, newPlayers, playTogether, resign, seatedAt, tableForm, testHouse } from '../../support/house'
import { putPastMatch } from '../../support/pastMatch'

const house = testHouse()
const callers = createCallerFactory(
  router({ table: tableRouter, seek: seekRouter, player: playerRouter, history: historyRouter }),
)

/** The procedures as a browser of this player's, or of nobody's, calls them. */
function asks(caller: Caller | null) {
  const services = { ...house(), limits: { take: async () => {} } }
  return callers({ caller, address: '127.0.0.1', locale: () => 'en', services: services as unknown as Services })
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof AppError) return cause.code
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
  return 'nothing'
}

describe('table procedures', () => {
  it('are for the signed in, but for looking at what is public', async () => {
    const owner = await newPlayer(house())
    const { id: tableId } = await house().tables.open(owner, tableForm())
    const nobody = asks(null)
    const refused = [
      nobody.table.open(tableForm()),
      nobody.table.change({ tableId, form: tableForm() }),
      nobody.table.sit({ tableId }),
      nobody.table.leave({ tableId }),
      nobody.table.setReady({ tableId, ready: true }),
      nobody.table.addBot({ tableId, seat: 1 }),
      nobody.table.removeBot({ tableId, seat: 1 }),
      nobody.table.inviteCode({ tableId }),
      nobody.table.stakes({ tableIds: [tableId] }),
      nobody.table.rematch({ matchId: randomUUID() }),
      nobody.seek.start(),
      nobody.seek.cancel(),
      nobody.seek.renew(),
      nobody.seek.state(),
      nobody.player.whereabouts(),
    ]
    for (const call of refused) expect(await codeOf(call)).toBe('signInRequired')
    expect((await nobody.table.get({ tableId })).id).toBe(tableId)
    expect((await nobody.table.list()).map(({ id }) => id)).toContain(tableId)
    expect((await nobody.player.profile({ playerId: owner.playerId })).player.id).toBe(owner.playerId)
    expect((await nobody.history.list({ playerId: owner.playerId })).entries).toEqual([])
    expect(await nobody.player.ratingHistory({ playerId: owner.playerId, pool: 'muggins-2' })).toEqual([])
  })

  it('show an invite-only table to those with the link or a seat, and to nobody else', async () => {
    const [owner, guest, stranger] = await newPlayers(house(), 3)
    const { id: tableId } = await asks(owner).table.open(tableForm({ visibility: 'invite' }))
    const { code } = await asks(owner).table.inviteCode({ tableId })
    expect(await codeOf(asks(stranger).table.get({ tableId }))).toBe('notFound')
    expect(await codeOf(asks(stranger).table.byCode({ code: 'guessed' }))).toBe('notFound')
    expect((await asks(null).table.byCode({ code })).id).toBe(tableId)
    expect((await asks(null).table.get({ tableId, code })).id).toBe(tableId)
    await asks(guest).table.sit({ tableId, code })
    expect((await asks(guest).table.get({ tableId })).id).toBe(tableId)
  })

  it('tell whoever is paused so, and for how long, and nobody else; casual play is open', async () => {
    const [paused, other] = await newPlayers(house(), 2)
    for (let n = 0; n < 3; n++) await putPastMatch(house(), [paused, other], { left: [0] })
    const refused = await asks(paused)
      .seek.start()
      .catch((error: Error) => error.cause)
    expect(refused).toMatchObject({ code: 'ratedPaused', details: { retryAfterS: 900 } })
    const { pause } = await asks(paused).player.whereabouts()
    expect(pause).toEqual({ until: house().time.now + 900_000, left: 3 })
    expect(await asks(other).player.whereabouts()).toMatchObject({ pause: null })
    const profile = await asks(other).player.profile({ playerId: paused.playerId })
    expect(profile).not.toHaveProperty('pause')
    expect(profile.matches).toMatchObject({ left: 3, amongPeople: 3 })
    expect(await asks(paused).seek.start({ casual: true })).toMatchObject({ pool: 'casual-muggins-2', metTooOften: 0 })
    await asks(paused).seek.cancel()
  })

  it('refuse what is malformed, in size, kind or fields', async () => {
    const me = asks(await newPlayer(house()))
    const badly: readonly (() => Promise<unknown>)[] = [
      () => me.table.get({ tableId: 'x' }),
      () => me.table.open(tableForm({ rules: { ...completeRules(), seats: 5 as 4 } })),
      () => me.table.open(tableForm({ rules: { ...completeRules(), jokers: 2 } as never })),
      () => me.table.open({ ...tableForm(), preset: 'muggins' } as never),
      () => me.table.open({ ...tableForm(), clock: { turnMs: 1_000, bankMs: 0 } }),
      () => me.table.open({ ...tableForm(), owner: 'me' } as never),
      () => me.table.sit({ tableId: randomUUID(), seat: 4 }),
      () => me.table.sit({ tableId: randomUUID(), code: 'x'.repeat(41) }),
      () => me.table.stakes({ tableIds: Array.from({ length: 101 }, () => randomUUID()) }),
      () => me.seek.start({ casual: 'yes' as never }),
      () => me.seek.start({ casual: true, rated: true } as never),
      () => me.player.byName({ name: 'x'.repeat(41) }),
      () => me.player.profile({ playerId: 'x' }),
      () => me.history.list({ playerId: randomUUID(), result: 'tied' as 'won' }),
    ]
    for (const [n, call] of badly.entries()) expect(`${n} ${await codeOf(call())}`).toBe(`${n} BAD_REQUEST`)
    expect(await house().db.table.count({ where: { seats: { none: {} } } })).toBe(0)
  })

  it('answer in the agreed shapes on the whole way from the lobby to the rematch', async () => {
    const [a, b] = await newPlayers(house(), 2)
    const [first, second] = [asks(a), asks(b)]
    const { id: tableId } = await first.table.open(tableForm({ rated: true }))
    expect((await second.table.stakes({ tableIds: [tableId] }))[0]).toMatchObject({ tableId, win: 20, lose: -20 })
    await second.table.sit({ tableId })
    await first.table.change({ tableId, form: tableForm() })
    await second.table.leave({ tableId })
    await first.table.addBot({ tableId, seat: 1 })
    const empty = await first.table.removeBot({ tableId, seat: 1 })
    expect(seatedAt(empty)).toEqual([a.playerId, null])
    await second.table.sit({ tableId })
    await first.table.setReady({ tableId, ready: true })
    const matchId = await begin(house(), await second.table.setReady({ tableId, ready: true }))
    expect((await first.player.whereabouts()).liveMatches[0]?.matchId).toBe(matchId)
    await resign(house(), a, matchId)
    expect((await first.history.list({ playerId: a.playerId })).entries[0]?.matchId).toBe(matchId)
    expect((await second.table.rematch({ matchId })).status).toBe('open')
    expect((await first.table.rematch({ matchId })).status).toBe('started')
  })

  it('let members and guests seek', async () => {
    const me = asks(await newPlayer(house()))
    const other = asks(await newPlayer(house(), 'guest'))
    expect((await me.seek.start())?.waiting).toBe(1)
    expect((await other.seek.start())?.pool).toBe('casual-muggins-2')
    expect((await me.seek.renew())?.window).toBe(100)
    expect(await me.seek.cancel()).toBeNull()
    expect(await me.seek.state()).toBeNull()
  })

  it('name a player by name or id', async () => {
    const [a] = await newPlayers(house(), 1)
    expect((await asks(null).player.byName({ name: a.playerId })).id).toBe(a.playerId)
    expect(await codeOf(asks(null).player.byName({ name: 'nobody there' }))).toBe('notFound')
    expect(await codeOf(asks(null).player.profile({ playerId: randomUUID() }))).toBe('notFound')
    const matchId = await playTogether(house(), await newPlayers(house(), 2))
    expect(await codeOf(asks(a).table.rematch({ matchId }))).toBe('notYourSeat')
  })
})
