import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const NOBODY = 65534

/** @typedef {{ uid?: number, gid?: number }} Account the ids a child process takes on; empty: ours */

/**
 * PostgreSQL refuses to run as root: then it runs as the one who owns the folder, or as nobody.
 * @param {string} folder
 * @returns {Account}
 */
export function accountFor(folder) {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = fs.statSync(folder)
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid: gid === 0 ? uid : gid }
}

/**
 * @param {string} file
 * @param {Account} account
 * @returns {boolean} whether that account reaches the file: a folder above it may be closed to others
 */
export function reaches(account, file) {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...account, cwd: '/' }).status === 0
}
