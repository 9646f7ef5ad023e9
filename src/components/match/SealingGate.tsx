'use client'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { surely } from '../../client/surely'
import type { MatchState } from '../../contract/match'
import { MatchRoom } from './MatchRoom'

const SealingRoom = dynamic(() => surely(() => import('./SealingRoom')).then((module) => module.SealingRoom), {
  loading: () => null,
})

/** A match, or what comes before it: as soon as it has begun it is shown by itself. `latest` is `initial`'s last event in words. */
export function SealingGate({ initial, latest }: { initial: MatchState; latest: ReactNode }) {
  const [begun, setBegun] = useState(initial.sealing ? null : initial)
  return begun ? <MatchRoom initial={begun} latest={latest} /> : <SealingRoom initial={initial} onBegun={setBegun} />
}
