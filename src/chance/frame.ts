import { utf8ToBytes } from '@noble/hashes/utils.js'

/** What may stand in a hashed message: text, a number (written in decimal), or raw bytes (R9). */
export type Part = string | number | Uint8Array

function bytesOf(part: Part): Uint8Array {
  return typeof part === 'object' ? part : utf8ToBytes(String(part))
}

/** The parts one after another, each behind its length in bytes as four bytes, big-endian: `[a]+[b]+…` (R9). */
export function framed(...parts: readonly Part[]): Uint8Array {
  const contents = parts.map(bytesOf)
  const message = new Uint8Array(contents.reduce((sum, { length }) => sum + 4 + length, 0))
  const view = new DataView(message.buffer)
  let offset = 0
  for (const content of contents) {
    view.setUint32(offset, content.length)
    message.set(content, offset + 4)
    offset += 4 + content.length
  }
  return message
}
