'use client'

import { useMemo, useRef } from 'react'
import type { ViewEvent, Viewer } from '../../engine/view/view'
import { type Step, stepsOf } from './steps'

const NO_STEPS: readonly Step[] = []

/** The log as steps; none while it has not arrived. A longer log costs only what is new in it. */
export function useSteps(viewer: Viewer, events: readonly ViewEvent[] | null): readonly Step[] {
  const known = useRef<readonly Step[]>(NO_STEPS)
  return useMemo(() => {
    known.current = events ? stepsOf(viewer, events, known.current) : NO_STEPS
    return known.current
  }, [viewer, events])
}
