import { parseArgs } from 'node:util'
import { RecordFault } from '../record/fault'
import { type Receipt, receiptOf } from '../record/receipt'
import { verifyRecord } from '../record/verify'
import { faultText } from './faultText'
import { documentOf } from './file'
import { verdictLines } from './verdictWords'

const USAGE = 'usage: npm run --silent verify -- FILE [--receipt FILE]  (- for standard input)\n'

type Files = { readonly record: string; readonly receipt: string | undefined }

/** The files that are named; null where it isn't one record, with a receipt or without. */
function filesNamed(words: string[]): Files | null {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { receipt: { type: 'string' } },
      allowPositionals: true,
    })
    const [record, another] = positionals
    return record === undefined || another !== undefined ? null : { record, receipt: values.receipt }
  } catch {
    return null
  }
}

/** What a file is read as; null, and a line on standard error, where it can't be. */
function orSay<Value>(file: string, read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    process.stderr.write(`${file}: ${faultText(error.fault)}\n`)
    return null
  }
}

/** Whether everything matches. */
function verify({ record, receipt }: Files): boolean {
  let kept: Receipt | null = null
  if (receipt !== undefined) {
    kept = orSay(receipt, () => receiptOf(documentOf(receipt)))
    if (!kept) return false
  }
  const verdict = orSay(record, () => verifyRecord(documentOf(record), kept))
  if (verdict) process.stdout.write(`${verdictLines(verdict).join('\n')}\n`)
  return verdict?.holds ?? false
}

// Whoever reads the lines may stop before the last one.
process.stdout.on('error', () => process.exit(1))

const files = filesNamed(process.argv.slice(2))
if (!files) process.stderr.write(USAGE)
if (!files || !verify(files)) process.exitCode = 1
