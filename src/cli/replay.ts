import { RecordFault } from '../record/fault'
import { replayLines } from '../record/lines'
import { faultText } from './faultText'
import { documentOf } from './file'

/** Replays one file behind the given lines. All are written in one go, since a write for each is slow. */
function replayFile(file: string, lines: string[]): void {
  let fault: RecordFault | null = null
  try {
    for (const line of replayLines(documentOf(file))) lines.push(line)
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    fault = error
  }
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  if (!fault) return
  process.exitCode = 1
  process.stderr.write(`${file}: ${faultText(fault.fault)}\n`)
}

// Whoever reads the lines may stop before the last one.
process.stdout.on('error', () => process.exit(1))

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('usage: npm run --silent replay -- FILE …  (- for standard input)\n')
  process.exitCode = 1
}
for (const file of files) replayFile(file, files.length > 1 ? [JSON.stringify({ file })] : [])
