import type { PrismaClient } from '../../generated/prisma/client'
import { timestamp } from '../matches/store'

/** What tells a lease from others: one connection in one room. */
export type LeaseKey = { readonly socketId: string; readonly room: string }
export type Lease = LeaseKey & { readonly playerId: string }

/** A process and until when it counts as alive, in milliseconds since 1970. */
export type Alive = { readonly processId: string; readonly until: number }

/** Renews a process's lease, which alone keeps all its people present; gives those that the database holds. */
export async function renewProcess(db: PrismaClient, { processId, until }: Alive): Promise<readonly LeaseKey[]> {
  const [row] = await db.$queryRaw<{ held: LeaseKey[] | null }[]>`
    with alive as (
      insert into server_process (id, "aliveUntil") values (${processId}, ${timestamp(until)}::timestamp)
      on conflict (id) do update set "aliveUntil" = excluded."aliveUntil"
    )
    select json_agg(json_build_object('socketId', "socketId", 'room', room)) as held
    from presence where "processId" = ${processId}`
  return row?.held ?? []
}

/**
 * Notes that these sockets are in these rooms. The process is renewed along if it counted as dead or is about to: `staleAt`
 * is what its lease lasts to at least while it renews itself in time.
 */
export async function writeLeases(
  db: PrismaClient,
  leases: readonly Lease[],
  { processId, until, staleAt }: Alive & { readonly staleAt: number },
): Promise<void> {
  if (leases.length === 0) return
  await db.$executeRaw`
    with alive as (
      insert into server_process (id, "aliveUntil") values (${processId}, ${timestamp(until)}::timestamp)
      on conflict (id) do update set "aliveUntil" = excluded."aliveUntil"
        where server_process."aliveUntil" < ${timestamp(staleAt)}::timestamp
    )
    insert into presence ("socketId", room, "playerId", "processId")
    select l."socketId", l.room, l."playerId", ${processId}
    from jsonb_to_recordset(${JSON.stringify(leases)}::jsonb) as l("socketId" text, room text, "playerId" text)
    join player p on p.id = l."playerId"
    on conflict ("socketId", room) do nothing`
}

/** Removes these leases; a person who plays in a match was seen there until `now`, in milliseconds since 1970. */
export async function removeLeases(db: PrismaClient, keys: readonly LeaseKey[], now: number): Promise<void> {
  if (keys.length === 0) return
  await db.$executeRaw`
    with gone as (
      delete from presence p using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as l("socketId" text, room text)
      where p."socketId" = l."socketId" and p.room = l.room returning p.room, p."playerId"
    )
    update match_seat s set "seenAt" = ${timestamp(now)}::timestamp from gone
    where gone.room = 'match:' || s."matchId" and s."playerId" = gone."playerId" and s.live`
}

/** Removes a process that ends: nobody is present by it any more. */
export async function removeProcess(db: PrismaClient, processId: string): Promise<void> {
  await db.serverProcess.deleteMany({ where: { id: processId } })
}

/**
 * Removes the processes that count as dead, with the leases that they held: their people were seen until then. `now` is in
 * milliseconds since 1970.
 */
export async function removeDead(db: PrismaClient, now: number): Promise<void> {
  await db.$executeRaw`
    with dead as (
      select id, "aliveUntil" from server_process where "aliveUntil" < ${timestamp(now)}::timestamp for update skip locked
    ), seen as (
      update match_seat s set "seenAt" = greatest(s."seenAt", dead."aliveUntil")
      from presence p join dead on dead.id = p."processId"
      where p.room = 'match:' || s."matchId" and p."playerId" = s."playerId" and s.live
    )
    delete from server_process o using dead where o.id = dead.id`
}

/** Who is in these rooms, by room. */
export async function playersIn(
  db: PrismaClient,
  rooms: readonly string[],
  now: number,
): Promise<Map<string, Set<string>>> {
  const rows = await db.presence.findMany({
    where: { room: { in: [...rooms] }, process: { aliveUntil: { gte: new Date(now) } } },
    select: { room: true, playerId: true },
  })
  const players = new Map(rooms.map((room) => [room, new Set<string>()]))
  for (const { room, playerId } of rows) players.get(room)?.add(playerId)
  return players
}
