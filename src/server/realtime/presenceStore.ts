import type { PrismaClient } from '../../generated/prisma/client'

export type Lease = { readonly socketId: string; readonly room: string; readonly playerId: string }

/** Writes or renews leases. They may be gone: removed as expired while the database was out of reach. */
export async function writeLeases(db: PrismaClient, leases: readonly Lease[], aliveUntil: number): Promise<void> {
  if (leases.length === 0) return
  await db.$executeRaw`
    insert into presence ("socketId", room, "playerId", "aliveUntil")
    select l."socketId", l.room, l."playerId", ${new Date(aliveUntil).toISOString()}::timestamp
    from jsonb_to_recordset(${JSON.stringify(leases)}::jsonb) as l("socketId" text, room text, "playerId" text)
    join player p on p.id = l."playerId"
    on conflict ("socketId", room) do update set "aliveUntil" = excluded."aliveUntil"`
}

export async function removeLease(db: PrismaClient, socketId: string, room: string): Promise<void> {
  await db.presence.deleteMany({ where: { socketId, room } })
}

/** Removes the leases that have run out; `now` in milliseconds since 1970. */
export async function removeExpired(db: PrismaClient, now: number): Promise<void> {
  await db.presence.deleteMany({ where: { aliveUntil: { lt: new Date(now) } } })
}

/** Who is in these rooms, by room. */
export async function playersIn(
  db: PrismaClient,
  rooms: readonly string[],
  now: number,
): Promise<Map<string, Set<string>>> {
  const rows = await db.presence.findMany({
    where: { room: { in: [...rooms] }, aliveUntil: { gte: new Date(now) } },
    select: { room: true, playerId: true },
  })
  const players = new Map(rooms.map((room) => [room, new Set<string>()]))
  for (const { room, playerId } of rows) players.get(room)?.add(playerId)
  return players
}
