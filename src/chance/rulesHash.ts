import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RuleSet } from '../engine/board/rules'

/** The hex SHA-256 of a complete rule set's canonical JSON: keys sorted, no spaces, `display` left out (R9.7). */
export function rulesHash(rules: RuleSet): string {
  const { display: _, ...counted } = rules
  const sorted = Object.entries(counted).sort(([a], [b]) => (a < b ? -1 : 1))
  const canonical = JSON.stringify(Object.fromEntries(sorted.map(([option, value]) => [option, value ?? null])))
  return bytesToHex(sha256(utf8ToBytes(canonical)))
}
