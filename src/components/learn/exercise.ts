import type { End, Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import type { Tile } from '../../engine/board/tile'

/** The exercises in the order in which they are set. */
export const KINDS = [
  'countEnds',
  'loneDouble',
  'doubleAtEnd',
  'whichScores',
  'whichEnd',
  'leavesNext',
  'spinner',
  'mustAct',
  'roundOff',
  'settle',
] as const
export type Kind = (typeof KINDS)[number]

/** A tile at an end, with what that end shows and what the ends come to then. */
export type Tried = {
  readonly tile: Tile
  readonly end: End
  readonly value: number
  /** `12 + 3 = 15` */
  readonly sum: string
  readonly points: number
}

export type Action = 'place' | 'draw' | 'pass'
export type PlayerName = 'ana' | 'ben' | 'cleo'
export type Held = { readonly name: PlayerName; readonly tiles: readonly Tile[] }

type OnTable = { readonly line: Line; readonly rules: RuleSet }

/** Asks for a number of pips or points. */
export type NumberExercise = OnTable & { readonly answer: number; readonly sum: string; readonly points: number } & (
    | { readonly kind: 'countEnds' }
    | { readonly kind: 'loneDouble' | 'doubleAtEnd'; readonly tile: Tile }
    | { readonly kind: 'spinner'; readonly tile: Tile; readonly covered: boolean }
  )

export type Exercise =
  | NumberExercise
  /** `tried` has every placement of the hand, and `unfit` the tiles that fit nowhere. */
  | (OnTable & {
      readonly kind: 'whichScores'
      readonly hand: readonly Tile[]
      readonly tried: readonly Tried[]
      readonly answer: Tile
    })
  | (OnTable & {
      readonly kind: 'whichEnd'
      readonly tile: Tile
      readonly tried: readonly Tried[]
      readonly answer: End
    })
  /** What the next player can score at most after this placement; `reply` is one that does, null where none scores. */
  | (OnTable & {
      readonly kind: 'leavesNext'
      readonly hand: readonly Tile[]
      readonly tile: Tile
      readonly end: End
      readonly value: number
      readonly answer: number
      readonly reply: Tried | null
    })
  | (OnTable & {
      readonly kind: 'mustAct'
      readonly hand: readonly Tile[]
      readonly boneyard: number
      readonly answer: Action
      /** One that fits, where one does. */
      readonly fitting: Tile | null
    })
  | {
      readonly kind: 'roundOff'
      readonly hand: readonly Tile[]
      readonly sum: string
      readonly rest: number
      readonly answer: number
    }
  | {
      readonly kind: 'settle'
      readonly hands: readonly Held[]
      readonly ending: 'domino' | 'block'
      readonly settlement: 'debit' | 'award'
      readonly winner: PlayerName
      readonly asked: PlayerName
      readonly sum: string
      readonly answer: number
    }
