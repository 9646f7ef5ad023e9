'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { surely } from '../../client/surely'
import type { MatchState } from '../../contract/match'
import { MatchRoom } from './MatchRoom'

const SealingRoom = dynamic(() => surely(() => import('./SealingRoom')).then((module) => module.SealingRoom), {
  loading: () => null,
})

/** A match, or what comes before it: as soon as it has begun it is shown by itself. */
export function SealingGate({ initial }: { initial: MatchState }) {
  const [begun, setBegun] = useState(initial.sealing ? null : initial)
  return begun ? <MatchRoom initial={begun} /> : <SealingRoom initial={initial} onBegun={setBegun} />
}
