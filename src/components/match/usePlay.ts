'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFeel } from '../../client/feel/feelSettings'
import type { LiveMatch } from '../../client/match/useMatch'
import type { End } from '../../engine/board/line'
import type { Tile } from '../../engine/board/tile'
import { sortHand } from '../board/hand/order'
import { useHandOrder } from '../board/hand/useHandOrder'
import { type ChoiceAction, choose } from '../board/input/choice'
import { useTileDrag } from '../board/input/useTileDrag'
import { NOTHING_PLAYABLE, type Playable, playableTiles } from '../board/playable'
import { lineKey, type Tried, trialOn } from './trial'

const NO_TILES: readonly Tile[] = []

/** The end that a name on the page stands for; undefined for none. */
function endOf(name: string | null): End | null | undefined {
  if (name === null) return undefined
  return name === 'opening' ? null : (name as End)
}

/**
 * Playing from a seat: the sorted hand, what can go where, the tile taken up, and the three ways to place it. Where points
 * are claimed (R6.1) a tile first lies on trial, until its player names a number or takes it back.
 */
export function usePlay({ view, act }: Pick<LiveMatch, 'view' | 'act'>, seat: number | null) {
  const [order, setOrder] = useHandOrder()
  const { oneTap } = useFeel()
  const [choice, setChoice] = useState<Tile | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const handRef = useRef<HTMLFieldSetElement>(null)
  const targetsRef = useRef<HTMLFieldSetElement>(null)
  const { round, rules, phase } = view
  const hand = (seat !== null && round?.hands[seat]) || NO_TILES
  const line = round?.line
  const on = round && lineKey(round)
  const claims = rules.claims !== 'automatic'
  // Who has left is played for.
  const present = seat !== null && !view.seats[seat]?.left
  const onTurn = phase === 'playing' && present && round?.turn?.seat === seat
  const playable: Playable | null = useMemo(
    () => (onTurn && line ? playableTiles(line, rules, hand) : null),
    [onTurn, line, rules, hand],
  )
  const targets = useMemo(
    () => new Map([...(playable ?? NOTHING_PLAYABLE)].map(([tile, places]) => [tile, places.map(({ end }) => end)])),
    [playable],
  )
  const trial = trialOn(round, tried, targets)
  const held = choice !== null && !trial && targets.has(choice) ? choice : null

  const apply = useCallback(
    (action: ChoiceAction): boolean => {
      const { choice: next, place } = choose(held, action, targets, oneTap)
      setChoice(next)
      setTried(claims && place && on !== null ? { ...place, on } : null)
      if (place && !claims && seat !== null) act({ type: 'place', seat, tile: place.tile, end: place.end })
      return place !== null
    },
    [held, targets, oneTap, claims, on, seat, act],
  )

  const drag = useTileDrag(
    useCallback((tile: Tile) => {
      setTried(null)
      setChoice(tile)
    }, []),
    (tile, name) => {
      const end = endOf(name)
      if (end === undefined || !apply({ type: 'drop', tile, end })) apply({ type: 'cancel' })
    },
  )

  const focusHand = useCallback(() => {
    handRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])
  /** By keyboard the focus goes along: to the first end once a tile is taken up, back to the hand once it lies. */
  const wantsEnd = useRef(false)
  useEffect(() => {
    if (held === null || !wantsEnd.current) return
    wantsEnd.current = false
    targetsRef.current?.querySelector<HTMLElement>('[data-end]')?.focus()
  }, [held])

  const wantsHand = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tile that had the focus has left the hand
  useEffect(() => {
    if (!wantsHand.current || trial) return
    wantsHand.current = false
    focusHand()
  }, [hand, focusHand])

  const tapTile = (tile: Tile, byKey: boolean) => {
    wantsEnd.current = byKey && held !== tile
    wantsHand.current = apply({ type: 'tapTile', tile }) && byKey
  }
  const tapEnd = (end: End | null) => {
    const byFocus = document.activeElement?.closest('[data-end]') != null
    wantsHand.current = apply({ type: 'tapEnd', end }) && byFocus
  }
  const cancel = () => {
    const tile = held
    apply({ type: 'cancel' })
    if (tile) handRef.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus()
  }
  /** Places the tile that lies on trial, naming its points; 0 says nothing. */
  const claim = (points: number) => {
    if (!trial || seat === null) return
    setTried(null)
    act({ type: 'place', seat, tile: trial.tile, end: trial.end, claim: points })
  }
  const takeBack = () => {
    if (!trial) return
    wantsEnd.current = wantsHand.current
    wantsHand.current = false
    setTried(null)
    setChoice(trial.tile)
  }
  return {
    order,
    setOrder,
    hand: useMemo(() => sortHand(hand, order), [hand, order]),
    playable,
    onTurn,
    chosen: held ? { tile: held, targets: playable?.get(held) ?? [] } : null,
    trial,
    drag,
    tapTile,
    tapEnd,
    cancel,
    claim,
    takeBack,
    focusHand,
    handRef,
    targetsRef,
  }
}

export type Play = ReturnType<typeof usePlay>
