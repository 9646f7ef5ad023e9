import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { recordFault } from '../record/fault'
import { documentIn, LIMIT } from '../record/read'

/** Holds one file after another; a byte over the limit is enough to know that a file is too long. */
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

/** Where a file lies: npm runs its scripts in the project's folder, and says from where it was called. */
function placeOf(file: string): string {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env
  const byNpm = script === 'replay' || script === 'verify'
  return byNpm && INIT_CWD ? path.resolve(INIT_CWD, file) : file
}

/** A file's bytes, or standard input's for `-`. */
function bytesOf(file: string): Buffer {
  const descriptor = file === '-' ? 0 : openSync(placeOf(file), 'r')
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

/** The JSON in a file, or in standard input for `-`. Throws a `RecordFault` where there is none, or too much. */
export function documentOf(file: string): unknown {
  let content: Buffer
  try {
    content = bytesOf(file)
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException
    throw recordFault(null, 'unreadable', { code })
  }
  return documentIn(content)
}
