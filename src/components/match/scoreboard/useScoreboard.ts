'use client'
import { useCallback, useEffect, useState } from 'react'
import type { RuleSet } from '../../../engine/board/rules'

type Display = RuleSet['display']

export const SCOREBOARDS = ['points', 'pegs', 'tally'] as const satisfies readonly Display[]

const keyOf = (display: Display) => `muggins.scoreboard.${display}`

function readKept(display: Display): Display | undefined {
  try {
    return SCOREBOARDS.find((kind) => kind === localStorage.getItem(keyOf(display)))
  } catch {
    return undefined
  }
}

/** How scores are drawn: as the rules say, until this browser has chosen otherwise for matches of that display. */
export function useScoreboard(display: Display): [Display, (kind: Display) => void] {
  const [kind, setKind] = useState(display)
  useEffect(() => setKind(readKept(display) ?? display), [display])
  const choose = useCallback(
    (chosen: Display) => {
      setKind(chosen)
      try {
        localStorage.setItem(keyOf(display), chosen)
      } catch {
        // Storage may be forbidden; the choice then holds for this page only.
      }
    },
    [display],
  )
  return [kind, choose]
}
