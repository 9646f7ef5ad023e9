import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../../src/server/start/root.mjs'

/** A folder that the database's account can enter, gone after the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-start-'))
  fs.chmodSync(folder, 0o711)
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Command {
  readonly child: ChildProcess
  /** resolves when the text has been printed */
  readonly said: (text: string) => Promise<void>
  /** resolves at the end of the process: its code, null when killed, and everything it printed */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>
}

/** Runs a script of the project; killed after the test if it still runs. */
export function command(words: readonly string[], env: Readonly<Record<string, string>>): Command {
  const { DATABASE_URL: _, DATA_DIR: __, PORT: ___, ...inherited } = process.env
  const child = spawn(process.execPath, words, { cwd: root, env: { ...inherited, ...env } })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return {
    child,
    async said(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended without saying "${text}":\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))),
  }
}
