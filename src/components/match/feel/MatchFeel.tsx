'use client'
import { useEffect, useRef } from 'react'
import { useFeel } from '../../../client/feel/feelSettings'
import { openSounds, type Sounds } from '../../../client/feel/sounds'
import type { Step } from '../../../client/match/steps'
import { feelOf } from './feelOf'

/** Lets a match be heard and felt, from the moment that it was opened. `length` is how many steps there are, null while they load. */
export function MatchFeel({
  steps,
  length,
  seat,
}: {
  steps: readonly Step[]
  length: number | null
  seat: number | null
}) {
  const { volume, muted, haptics } = useFeel()
  const sounds = useRef<Sounds | null>(null)
  const heard = useRef<number | null>(null)

  useEffect(() => {
    const opened = openSounds()
    sounds.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => {
    if (length === null) return
    const before = heard.current ?? length
    heard.current = Math.max(before, length)
    if (before >= length) return
    const feel = feelOf(steps, before, seat, document.visibilityState === 'visible')
    if (!muted) sounds.current?.play(feel.sounds, volume)
    if (haptics && feel.trembleMs > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(feel.trembleMs)
  }, [steps, length, seat, volume, muted, haptics])
  return null
}
