import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

// What processes have used, from Linux's process table.

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

function fieldsOf(pid: number): string[] {
  const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

const sum = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0)

/** CPU seconds of a process, user and system, its ended children's included. */
export function cpuOf(pid: number): number {
  return sum(fieldsOf(pid), 11, 15) / TICKS
}

export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1])
}

function childrenOf(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return parentOf(other) === pid
      } catch {
        return false // it has just ended
      }
    })
}

/** CPU seconds of a process and all its children, those that have ended included. */
export function familyCpuOf(pid: number): number {
  return childrenOf(pid).reduce((total, child) => {
    try {
      return total + sum(fieldsOf(child), 11, 13) / TICKS
    } catch {
      return total
    }
  }, cpuOf(pid))
}

/** Resident memory of a process in bytes. */
export function rssOf(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
