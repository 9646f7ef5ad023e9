import type { Deps } from '../../src/server/deps'
import { sql } from './testDeps'

/** What must never be found in the database between two calls, each as a query that gives the rows that break it. */
const BROKEN: Readonly<Record<string, string>> = {
  'a person at two open tables': `
    select s."playerId" from table_seat s join "table" t on t.id = s."tableId" join player p on p.id = s."playerId"
    where t."closedAt" is null and t."matchId" is null and p.kind <> 'bot' group by s."playerId" having count(*) > 1`,
  'a person in two live timed matches': `
    select "playerId" from match_seat where live and timed group by "playerId" having count(*) > 1`,
  'a match without all its seats': `
    select m.id from match m where (select count(*) from match_seat s where s."matchId" = m.id) <> (m.rules->>'seats')::int`,
  'a log with holes, or of another length than its match says': `
    select m.id from match m join match_event e on e."matchId" = m.id
    group by m.id having count(*) <> m.seq or min(e.seq) <> 1 or max(e.seq) <> m.seq`,
  'a live seat in a finished match': `
    select m.id from match m join match_seat s on s."matchId" = m.id where m."endedAt" is not null and s.live`,
  'a running match that nobody plays': `
    select m.id from match m where m."endedAt" is null
      and not exists (select 1 from match_seat s where s."matchId" = m.id and s.live)`,
  'a rated match that changed other than each of its ratings once': `
    select m.id from match m where (select count(*) from rating_change c where c."matchId" = m.id)
      <> (case when m.pool is null or m."endedAt" is null or m.outcome = 'void' then 0 else (m.rules->>'seats')::int end)`,
  'a rating that is not what its last change made of it': `
    select r."playerId" from rating r cross join lateral (
      select count(*) as n, (array_agg(c.after order by c.at desc))[1] as last
      from rating_change c where c."playerId" = r."playerId" and c.pool = r.pool) as c
    where r.matches <> c.n or (c.n > 0 and r.value <> c.last)`,
  'a seat that has left otherwise than its match says': `
    select s."matchId" from match_seat s join match m on m.id = s."matchId"
    where s."hasLeft" <> (m.snapshot #>> array['seats', s.seat::text, 'left'] is not null)`,
  'a match given up for nobody, or one with events': `
    select m.id from match m where m.outcome = 'void' and (m.seq > 0 or cardinality(m.absent) = 0)`,
  'a match that waits though every contribution is there': `
    select m.id from match m where m."sealUntil" is not null and m."endedAt" is null
      and not exists (select 1 from match_seat s join player p on p.id = s."playerId"
        where s."matchId" = m.id and p.kind <> 'bot' and m."seatBytes"->>s.seat is null)`,
  'a match that runs without every contribution of its people': `
    select m.id from match m join match_seat s on s."matchId" = m.id join player p on p.id = s."playerId"
    where m."sealUntil" is null and p.kind <> 'bot' and m."seatBytes"->>s.seat is null`,
  'an open table whose owner is not seated': `
    select t.id from "table" t where t."closedAt" is null and t."matchId" is null
      and not exists (select 1 from table_seat s where s."tableId" = t.id and s."playerId" = t."ownerId")`,
  'a full and ready table that has not started': `
    select t.id from "table" t join table_seat s on s."tableId" = t.id where t."closedAt" is null and t."matchId" is null
    group by t.id having count(*) = (t.rules->>'seats')::int and bool_and(s.ready)`,
  'somebody who seeks and sits': `
    select k."playerId" from seek k join table_seat s on s."playerId" = k."playerId" join "table" t on t.id = s."tableId"
    where t."closedAt" is null and t."matchId" is null`,
  'somebody who seeks and plays': `
    select k."playerId" from seek k join match_seat s on s."playerId" = k."playerId" where s.live and s.timed`,
  'somebody deleted who sits, seeks or plays': `
    select p.id from player p where p."deletedAt" is not null and (
      exists (select 1 from seek k where k."playerId" = p.id)
      or exists (select 1 from match_seat s where s."playerId" = p.id and s.live)
      or exists (select 1 from table_seat s join "table" t on t.id = s."tableId"
        where s."playerId" = p.id and t."closedAt" is null and t."matchId" is null))`,
}

/** What is wrong in the database, by name; empty when all is well. */
export async function brokenInvariants(deps: Deps): Promise<string[]> {
  const found: string[] = []
  for (const [name, query] of Object.entries(BROKEN)) if ((await sql(deps, query)).length > 0) found.push(name)
  return found
}
