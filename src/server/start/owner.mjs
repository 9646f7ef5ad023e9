import fs from 'node:fs'
import path from 'node:path'
import { birth, runs } from './processes.mjs'
import { StartRefusal } from './refusal.mjs'

/**
 * Claims a data folder for this process until it ends; the claim of a killed process lapses.
 * @param {string} folder
 */
export function claim(folder) {
  const file = path.join(folder, 'owner.pid')
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, `${process.pid} ${birth(process.pid)}\n`, { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST' || attempt > 4) throw error
    }
    const [pid = '', ...born] = fs.readFileSync(file, 'utf8').trim().split(' ')
    if (Number(pid) !== process.pid && runs(Number(pid)) && birth(Number(pid)) === born.join(' '))
      throw new StartRefusal(
        `the data folder ${folder} is in use by process ${pid}: stop it or set DATA_DIR to another folder`,
      )
    fs.rmSync(file, { force: true })
  }
  process.once('exit', () => fs.rmSync(file, { force: true }))
}
