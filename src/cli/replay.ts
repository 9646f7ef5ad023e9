import { closeSync, openSync, readSync } from 'node:fs'
import { RecordFault } from '../record/fault'
import { replayLines } from '../record/lines'

const LIMIT = 2 * 1024 * 1024

/** Holds one file after another. */
const bytes = Buffer.allocUnsafe(LIMIT + 1)

/** Reads on; waits where standard input is open but has nothing to give yet. */
function readSome(descriptor: number, offset: number): number {
  for (;;) {
    try {
      return readSync(descriptor, bytes, offset, bytes.length - offset, null)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

/** A file's bytes, or standard input's for `-`; one byte over the limit is enough to know that it is too long. */
function bytesOf(file: string): Buffer {
  const descriptor = file === '-' ? 0 : openSync(file, 'r')
  try {
    let length = 0
    while (length < bytes.length) {
      const read = readSome(descriptor, length)
      if (read === 0) break
      length += read
    }
    return bytes.subarray(0, length)
  } finally {
    if (descriptor !== 0) closeSync(descriptor)
  }
}

function documentOf(file: string): unknown {
  let content: Buffer
  try {
    content = bytesOf(file)
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException
    throw new RecordFault(null, `cannot be read: ${code}`)
  }
  if (content.length > LIMIT) throw new RecordFault(null, 'is longer than 2 MiB')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    throw new RecordFault(null, 'is not JSON in UTF-8')
  }
}

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
  process.stderr.write(`${file}: ${fault.message}\n`)
}

// Whoever reads the lines may stop before the last one.
process.stdout.on('error', () => process.exit(1))

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('usage: npm run --silent replay -- FILE …  (- for standard input)\n')
  process.exitCode = 1
}
for (const file of files) replayFile(file, files.length > 1 ? [JSON.stringify({ file })] : [])
