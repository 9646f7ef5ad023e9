'use client'

import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Tile } from '../../engine/board/tile'
import type { SeatCommand } from '../../engine/view/command'
import { newCommandId } from './commandId'
import { keepWishes, keptWishes } from './keptWishes'
import { acknowledge, type MatchClient, refuse, unanswered, wish, wishAgain } from './matchClient'
import { useCommands } from './useCommands'

/** The reader's own commands on a match's page. */
export type Wishes = {
  readonly act: (command: SeatCommand) => void
  /** Whether one waits for its answer. */
  readonly waiting: boolean
  /** Whether the server has been asked to take one in vain, and is asked again. */
  readonly delayed: boolean
  /** The tile that lies there before the server has agreed. */
  readonly laying: Tile | null
}

/**
 * Shows own commands on a match, sends them, also those that a reload has interrupted, and takes back what is refused:
 * `onRefused` hears why.
 */
export function useWishes(
  client: MatchClient,
  setClient: Dispatch<SetStateAction<MatchClient>>,
  matchTime: (browserNow: number) => number,
  onRefused: (error: unknown) => void,
): Wishes {
  const { matchId, pending } = client
  useEffect(() => {
    const kept = keptWishes(matchId)
    setClient((held) => wishAgain(held, kept))
  }, [matchId, setClient])
  useEffect(() => keepWishes(matchId, pending), [matchId, pending])

  const waiting = pending.length > 0
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!waiting) setDelayed(false)
  }, [waiting])

  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  useCommands(
    useMemo(() => unanswered({ pending }), [pending]),
    {
      onAnswer: (act, { seq }) => setClient((held) => acknowledge(held, act.commandId, seq)),
      onDelay: () => setDelayed(true),
      onRefusal: (act, error) => {
        setClient((held) => refuse(held, act.commandId))
        refused.current(error)
      },
    },
  )

  const act = useCallback(
    (command: SeatCommand) => {
      const [id, at] = [newCommandId(), matchTime(Date.now())]
      setClient((held) => wish(held, id, command, at))
    },
    [matchTime, setClient],
  )
  const last = pending.at(-1)?.act.command
  return { act, waiting, delayed: waiting && delayed, laying: last?.type === 'place' ? last.tile : null }
}
