import { createHash } from 'node:crypto'
import type { Revealed } from '../../chance/reveal'
import { ruleSetSchema } from '../../contract/rules'
import { jsonText } from '../../record/text'
import { recordOf } from '../../record/write'
import type { Deps } from '../deps'
import { AppError } from '../error'
import { isPassing } from '../failure'
import { playerRef } from '../players/ref'
import { keepLatest } from './kept'
import { findLog, findRecorded, type RecordedRow } from './store'

/** Some 50 kB each. */
const KEPT = 100

/** A game record as a file to download. `tag` is another one for every other text. */
export type RecordFile = { readonly name: string; readonly text: string; readonly tag: string }

export type Records = {
  /**
   * The record of a match that is over, for anybody; `deleted` is what a deleted player is called there. Throws
   * `notFound` where there is no such match or it never began, `matchNotOver` while it runs, `tryAgain`.
   */
  readonly file: (matchId: string, words: { readonly deleted: string }) => Promise<RecordFile>
}

/** What is revealed of a match's chance, as it was published and contributed. */
function revealedBy({ commitment, secret, seats, ...published }: RecordedRow): Revealed {
  const seatCommitments = published.seatCommitments as (string | null)[]
  const seatBytes = published.seatBytes as (string | null)[]
  return {
    commitment,
    seatCommitments: seats.map((_, seat) => seatCommitments[seat] ?? null),
    seatBytes: seats.map((_, seat) => seatBytes[seat] ?? null),
    secret: Buffer.from(secret).toString('hex'),
  }
}

/** The records of matches: everything that was hidden while they were played. */
export function createRecords({ db }: Deps): Records {
  const latest = keepLatest<RecordFile>(KEPT)

  async function file(matchId: string, deleted: string): Promise<RecordFile> {
    const row = await findRecorded(db, matchId)
    if (!row) throw new AppError('notFound')
    if (row.endedAt === null) throw new AppError('matchNotOver')
    // What was played stays as it is; what its players are called may change.
    const players = row.seats.map(({ player }) => playerRef(player).name ?? deleted)
    return latest(JSON.stringify([matchId, players]), () => write(row, players))
  }

  async function write(row: RecordedRow, players: string[]): Promise<RecordFile> {
    const events = await findLog(db, row.id)
    if (events.length === 0) throw new AppError('notFound')
    const record = recordOf({
      id: row.id,
      startedAt: row.startedAt.getTime(),
      rated: row.pool !== null,
      rules: ruleSetSchema.parse(row.rules),
      rulesHash: row.rulesHash,
      players,
      events,
      revealed: revealedBy(row),
    })
    const text = jsonText(record)
    return {
      name: `muggins-${record.playedAt.slice(0, 10)}-${row.id.slice(0, 8)}.json`,
      text,
      tag: createHash('sha256').update(text).digest('base64url'),
    }
  }

  return {
    async file(matchId, { deleted }) {
      try {
        return await file(matchId, deleted)
      } catch (error) {
        throw isPassing(error) ? new AppError('tryAgain') : error
      }
    },
  }
}
