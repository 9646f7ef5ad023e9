'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Fault } from '../../record/fault'
import type { ShownRecord } from '../../record/shown'
import type { GivenFile } from '../record/givenFile'
import { useLoadedAhead } from '../record/useLoadedAhead'
import { keepFile, keptFile } from './keptFile'

/** What has become of the record that was given last: null at first, and while this tab's own is looked for. */
export type Opened =
  | { readonly kind: 'shown'; readonly name: string; readonly record: ShownRecord }
  /** `fault` is null where the code that reads it can't be fetched. */
  | { readonly kind: 'refused'; readonly name: string; readonly fault: Fault | null }

const loadReader = () => import('../record/readRecord')
const loadAll = () => Promise.all([loadReader(), import('./ReplayRoom')])

async function read({ name, bytes }: GivenFile): Promise<Opened> {
  const reader = await loadReader().catch(() => null)
  if (!reader) return { kind: 'refused', name, fault: null }
  const read = reader.readRecord(bytes)
  return read.ok ? { kind: 'shown', name, record: read.value } : { kind: 'refused', name, fault: read.fault }
}

/** The record that is stepped through: the one given last, or the one that this tab had before a reload. */
export function useOpenedRecord() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [looked, setLooked] = useState(false)
  useLoadedAhead(loadAll)
  useEffect(() => {
    const kept = keptFile()
    if (!kept) return setLooked(true)
    let left = false
    void read(kept).then((found) => {
      if (left) return
      setOpened(found)
      setLooked(true)
    })
    return () => {
      left = true
    }
  }, [])
  const open = useCallback(async (file: GivenFile): Promise<Opened> => {
    const found = await read(file)
    setOpened(found)
    if (found.kind === 'shown') keepFile(file)
    return found
  }, [])
  return { opened, looked, open }
}
