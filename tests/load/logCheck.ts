import fs from 'node:fs'
import { z } from 'zod'
import type { Site } from './site'

const answerSchema = z.object({ seq: z.number() })

/** How many acknowledged commands the database doesn't know, or answers otherwise, or whose events it lacks. */
export async function missingFromLog({ database }: Pick<Site, 'database'>, file: string): Promise<number> {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const commands = await database.query<{ matchId: string; seat: number; commandId: string; answer: unknown }>(
    'select "matchId", seat, "commandId", answer from match_command',
  )
  const logs = await database.query<{ matchId: string; count: number; last: number }>(
    'select "matchId", count(*)::int as count, max(seq) as last from match_event group by "matchId"',
  )
  const known = new Map(
    commands.rows.map(({ matchId, seat, commandId, answer }) => [
      `${matchId} ${seat} ${commandId}`,
      answerSchema.safeParse(answer).data?.seq,
    ]),
  )
  const lengths = new Map(logs.rows.map(({ matchId, count, last }) => [matchId, count === last ? last : 0]))
  return lines.filter((line) => {
    const at = line.lastIndexOf(' ')
    const seq = Number(line.slice(at + 1))
    return known.get(line.slice(0, at)) !== seq || (lengths.get(line.slice(0, line.indexOf(' '))) ?? 0) < seq
  }).length
}
