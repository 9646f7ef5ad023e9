import { describe, expect, it } from 'vitest'
import { faultText } from '../../src/cli/faultText'
import { verdictLines } from '../../src/cli/verdictWords'
import type { MatchEvent } from '../../src/engine/match/event'
import { RecordFault } from '../../src/record/fault'
import { replayRecord } from '../../src/record/replay'
import { resultOf } from '../../src/record/result'
import { jsonText } from '../../src/record/text'
import { verifyRecord } from '../../src/record/verify'
import { recordOf, type WrittenRecord } from '../../src/record/write'
import { seededFraction } from '../support/chance'
import { finishedMatch, receiptFor } from '../support/finished'
import { mustEqual, overRounds } from '../support/laws'
import type { Mutable } from '../support/mutation'
import { mutations } from '../support/mutations'
import { replayed } from '../support/record'

/** The record as somebody else reads it. */
const downloaded = (record: WrittenRecord): Mutable => JSON.parse(jsonText(record)) as Mutable

/** What verifying says is wrong, each fault in a line that begins with its place. */
function faultsOf(record: unknown): string[] {
  try {
    const { findings } = verifyRecord(record)
    return verdictLines({ findings: findings.filter(({ faults }) => faults.length > 0), holds: false }).slice(0, -1)
  } catch (error) {
    if (error instanceof RecordFault) return [faultText(error.fault)]
    throw error
  }
}

function creditIn(event: MatchEvent): string[] {
  if (event.type !== 'tilePlaced' && event.type !== 'mugginsCalled') return []
  return [`${event.type} ${event.seat} ${event.points} ${event.claim}`]
}

describe('laws of the record of a random match', { timeout: 240_000 }, () => {
  it('replays to its own scores and result, and is the same text each time', () =>
    overRounds(1000, (plan) => {
      const match = finishedMatch(plan)
      const { state } = match.played
      const text = jsonText(recordOf(match))
      mustEqual(jsonText(recordOf(match)), text)
      mustEqual(jsonText(JSON.parse(text)), text)
      const { fault, lines } = replayed(JSON.parse(text))
      if (fault) throw new Error(`${fault}\n${text}`)
      mustEqual(lines.at(-1) ?? '', JSON.stringify(resultOf(state)))
      const settled = lines.filter((line) => line.includes('"change"')).map((line) => JSON.parse(line).scores)
      mustEqual(JSON.stringify(settled), JSON.stringify(state.sheet.map(({ scores }) => scores)))
      return state.sheet.length
    }))

  it('credits what the match credited, placement by placement and call by call', () =>
    overRounds(300, (plan) => {
      const match = finishedMatch(plan)
      const credited = [...replayRecord(downloaded(recordOf(match)))].flatMap(({ event }) => creditIn(event))
      mustEqual(credited.join('\n'), match.events.flatMap(creditIn).join('\n'))
      return match.played.state.sheet.length
    }))

  it('R9: deals again from what is revealed, for itself and for every receipt', () =>
    overRounds(1000, (plan) => {
      const match = finishedMatch(plan)
      const record = downloaded(recordOf(match))
      const receipts = match.players.map((_, seat) => receiptFor(match, seat))
      for (const receipt of [null, ...receipts.filter((receipt) => receipt !== null)]) {
        const verdict = verifyRecord(record, receipt)
        if (!verdict.holds) throw new Error(verdictLines(verdict).join('\n'))
      }
      return match.played.state.sheet.length
    }))

  it('R9: any byte, tile, seat or rule that is changed is found, and named', () => {
    const found = new Map<string, number>()
    overRounds(200, (plan) => {
      const match = finishedMatch(plan)
      const record = recordOf(match)
      for (const { name, at, change } of mutations) {
        const changed = downloaded(record)
        if (!change(changed, seededFraction(plan.seed))) continue
        const said = faultsOf(changed)
        if (!said.some((line) => at.test(line)))
          throw new Error(`${name} was not found: ${said.join('; ') || 'nothing'}`)
        found.set(name, (found.get(name) ?? 0) + 1)
      }
      return match.played.state.sheet.length
    })
    console.info([...found].map(([name, times]) => `${name}: ${times}`).join(', '))
    expect([...found.keys()].sort()).toEqual(mutations.map(({ name }) => name).sort())
  })
})
