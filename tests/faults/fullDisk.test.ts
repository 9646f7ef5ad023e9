import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { sql } from '../support/testDeps'
import { expectNobodyStruck, expectTruth } from './support/aftermath'
import { appProcess } from './support/appProcess'
import { type Crowd, enterMatches } from './support/crowd'
import { faultChance, type Stage, stage } from './support/stage'

const open = stage()

/** Everything about turns, as it is stored. */
async function written({ deps }: Stage): Promise<unknown> {
  return sql(
    deps,
    `select (select count(*) from match_event) as events, (select count(*) from match_command) as commands,
      (select sum(seq) from match) as seqs, (select md5(string_agg(snapshot::text, '' order by id)) from match) as snapshots`,
  )
}

async function play(): Promise<Crowd> {
  const { database } = open()
  const app = await appProcess(database.url)
  await app.start()
  const crowd = await enterMatches(open(), app, {
    // A match that waits for a move of the server's own has nobody try: of so many some wait for their players.
    matches: 16,
    chance: faultChance('full disk'),
    thinkMs: 30,
    rules: { target: 200 },
  })
  await expect.poll(() => crowd.acknowledged(), { timeout: 20_000 }).toBeGreaterThan(20)
  return crowd
}

/** While nothing can be written every command is to be tried again; afterwards they are taken, once. */
async function expectHealing(crowd: Crowd, mend: () => unknown): Promise<void> {
  // What was under way has come to its end.
  await pause(500)
  const before = await written(open())
  const since = Date.now()
  await expect
    .poll(() => crowd.failures().filter(({ sentAt }) => sentAt > since).length, { timeout: 15_000 })
    .toBeGreaterThan(5)
  const failures = crowd.failures().filter(({ sentAt }) => sentAt > since)
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['tryAgain']))
  expect(await written(open())).toEqual(before)
  await mend()
  for (const player of crowd.players) player.play(5)
  await expect.poll(() => crowd.unfinished(), { timeout: 60_000 }).toBe(0)
  await expectTruth(open(), crowd.players)
  await expectNobodyStruck(open(), crowd.players)
  crowd.leave()
}

it('a database that may only be read takes no turn, and all of them later', async () => {
  const { deps } = open()
  const crowd = await play()
  const setReadOnly = async (change: string) => {
    await sql(deps, `alter system ${change}`)
    await sql(deps, 'select pg_reload_conf()')
  }
  const mend = () => setReadOnly('reset default_transaction_read_only')
  onTestFinished(mend)
  await setReadOnly('set default_transaction_read_only = on')
  await expectHealing(crowd, mend)
})

/** A small disk of its own for the log of the matches; null where this machine lets nobody mount one. */
async function smallDisk({ database, deps }: Stage): Promise<string | null> {
  const disk = path.join(database.folder, 'disk')
  fs.mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0777', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return null
  }
  const space = path.join(disk, 'space')
  fs.mkdirSync(space)
  const { uid, gid } = fs.statSync(path.join(database.folder, 'pg'))
  fs.chownSync(space, uid, gid)
  await sql(deps, `create tablespace small location '${space}'`)
  await sql(deps, 'alter table match_event set tablespace small')
  return disk
}

it('a full disk takes no turn, and all of them later', async ({ skip }) => {
  const crowd = await play()
  const disk = await smallDisk(open())
  if (!disk) {
    crowd.leave()
    skip('nobody may mount a disk here')
    return
  }
  onTestFinished(async () => {
    await sql(open().deps, 'alter table match_event set tablespace pg_default')
    await sql(open().deps, 'drop tablespace small')
    execFileSync('umount', [disk])
  })
  const ballast = path.join(disk, 'ballast')
  try {
    fs.writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024))
  } catch {
    // That is what it is for: as much as there was room for is written.
  }
  expect(fs.statfsSync(disk).bavail).toBe(0)
  // The room left in the table's last page is used up first.
  await expect.poll(() => crowd.failures().some(({ code }) => code === 'tryAgain'), { timeout: 30_000 }).toBe(true)
  await expectHealing(crowd, () => fs.rmSync(ballast))
})
