import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { bundle } from '../../src/server/start/bundle.mjs'
import { root } from '../../src/server/start/root.mjs'
import { tied } from './tied'

/** A process of the generator's, spoken to in messages. */
export type Child<To extends object, From extends { readonly type: string }> = {
  readonly pid: number
  readonly send: (message: To) => void
  readonly hear: (listener: (message: From) => void) => void
  readonly end: () => void
  /** Resolves with the next message of that type; rejects when the process ends before. */
  readonly told: <Type extends From['type']>(type: Type) => Promise<Extract<From, { readonly type: Type }>>
}

/** Runs an entry of `generator/` in a process of its own, from a bundle. `flags` are Node's. */
export async function startChild<To extends object, From extends { readonly type: string }>(
  name: string,
  argument: object,
  flags: readonly string[] = [],
): Promise<Child<To, From>> {
  const file = path.join(root, `dist/load/${name}.mjs`)
  await bundle(`tests/load/generator/${name}.ts`, file)
  const options = { cwd: root, execArgv: [...flags], stdio: ['ignore', 2, 2, 'ipc'] as ('ignore' | 'ipc' | number)[] }
  const child: ChildProcess = tied(fork(file, [JSON.stringify(argument)], options))
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code, signal) => reject(new Error(`${name} ended early (${code ?? signal})`))),
  )
  ended.catch(() => {})
  return {
    pid: child.pid ?? 0,
    send: (message) => void child.send(message),
    hear: (listener) => void child.on('message', listener),
    end: () => void child.kill('SIGKILL'),
    told(type) {
      const heard = new Promise<Extract<From, { readonly type: typeof type }>>((resolve) => {
        const hear = (message: From) => {
          if (message.type !== type) return
          child.off('message', hear)
          resolve(message as Extract<From, { readonly type: typeof type }>)
        }
        child.on('message', hear)
      })
      return Promise.race([heard, ended])
    },
  }
}
