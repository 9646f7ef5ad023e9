import { countOf } from '../../engine/board/count'
import { lay, openEnds } from '../../engine/board/ends'
import { canPlace, legalEnds } from '../../engine/board/legality'
import type { End, Line } from '../../engine/board/line'
import { completeRules, type RuleSet } from '../../engine/board/rules'
import { ALL_TILES, halvesOf, isDouble, type Tile } from '../../engine/board/tile'
import { sumText } from '../board/places'
import { type Chance, hasTwoValues, pick, randomLine, shuffled, tilesOutside, until } from './draws'
import type { Exercise, Kind, Tried } from './exercise'
import { makeRoundOff, makeSettle } from './makeSettling'

const PLAIN = completeRules()
const BRANCHING = completeRules({ spinner: 'first' })
const DOUBLES = ALL_TILES.filter(isDouble)

/** A placement, and what the ends come to by it. */
function tryAt(line: Line, rules: RuleSet, tile: Tile, end: End): Tried {
  const value = openEnds(line, rules).find((open) => open.end === end)?.value ?? 0
  const count = countOf(lay(line, tile, end), rules)
  return { tile, end, value, sum: sumText(count), points: count.points }
}

function allTried(line: Line, rules: RuleSet, tiles: readonly Tile[]): Tried[] {
  return tiles.flatMap((tile) => legalEnds(line, rules, tile).map((end) => tryAt(line, rules, tile, end)))
}

function counted(line: Line, rules: RuleSet) {
  const { count, points, ...rest } = countOf(line, rules)
  return { line, rules, answer: count, points, sum: sumText({ count, points, ...rest }) }
}

function makeWhichScores(chance: Chance): Exercise {
  return until(() => {
    const line = randomLine(chance, PLAIN, 3 + Math.floor(chance() * 3))
    const hand = shuffled(chance, tilesOutside(line)).slice(0, 5)
    const tried = allTried(line, PLAIN, hand)
    const scoring = new Set(tried.flatMap(({ tile, points }) => (points > 0 ? [tile] : [])))
    const [answer, another] = scoring
    // At least two others fit, or there would be little to look for.
    if (!answer || another || new Set(tried.map(({ tile }) => tile)).size < 3) return null
    return { kind: 'whichScores', line, rules: PLAIN, hand, tried, answer }
  })
}

function makeWhichEnd(chance: Chance): Exercise {
  return until(() => {
    const line = randomLine(chance, PLAIN, 3 + Math.floor(chance() * 3))
    if (!hasTwoValues(line, PLAIN)) return null
    const both = tilesOutside(line).flatMap((tile) => {
      const tried = allTried(line, PLAIN, [tile])
      const scoring = tried.filter(({ points }) => points > 0)
      return tried.length === 2 && scoring.length === 1 ? [{ tile, tried, answer: scoring[0]?.end ?? 'left' }] : []
    })
    return both.length === 0 ? null : { kind: 'whichEnd', line, rules: PLAIN, ...pick(chance, both) }
  })
}

function makeLeavesNext(chance: Chance): Exercise {
  return until(() => {
    const line = randomLine(chance, PLAIN, 2 + Math.floor(chance() * 3))
    const hand = shuffled(chance, tilesOutside(line)).slice(0, 4)
    const placements = hand.flatMap((tile) => legalEnds(line, PLAIN, tile).map((end) => ({ tile, end })))
    if (placements.length === 0) return null
    const { tile, end } = pick(chance, placements)
    const { value } = tryAt(line, PLAIN, tile, end)
    const after = lay(line, tile, end)
    const unseen = tilesOutside(after).filter((other) => !hand.includes(other))
    const best = allTried(after, PLAIN, unseen).reduce<Tried | null>(
      (most, tried) => (tried.points > (most?.points ?? 0) ? tried : most),
      null,
    )
    const rest = hand.filter((other) => other !== tile)
    return {
      kind: 'leavesNext',
      line,
      rules: PLAIN,
      hand: rest,
      tile,
      end,
      value,
      answer: best?.points ?? 0,
      reply: best,
    }
  })
}

function makeSpinner(chance: Chance): Exercise {
  return until(() => {
    const line = randomLine(chance, BRANCHING, 3 + Math.floor(chance() * 4), pick(chance, [...DOUBLES, ...ALL_TILES]))
    const spinner = line.find(({ tile }) => isDouble(tile))
    if (!spinner || line.length < 3) return null
    const covered = openEnds(line, BRANCHING).length > 2
    return { kind: 'spinner', tile: spinner.tile, covered, ...counted(line, BRANCHING) }
  })
}

function makeMustAct(chance: Chance): Exercise {
  const wanted = pick(chance, ['place', 'draw', 'pass'] as const)
  return until(() => {
    const line = randomLine(chance, PLAIN, 5 + Math.floor(chance() * 3))
    const hand = shuffled(chance, tilesOutside(line)).slice(0, 3)
    const fitting = hand.find((tile) => canPlace(line, PLAIN, [tile])) ?? null
    if ((wanted === 'place') !== (fitting !== null)) return null
    const boneyard = wanted === 'pass' ? 0 : wanted === 'draw' ? 1 + Math.floor(chance() * 6) : Math.floor(chance() * 7)
    return { kind: 'mustAct', line, rules: PLAIN, hand, boneyard, answer: wanted, fitting }
  })
}

/** An exercise of a kind, made by the rules from chance; its answer is what the engine says. */
export function makeExercise(kind: Kind, chance: Chance): Exercise {
  switch (kind) {
    case 'countEnds':
      return { kind, ...counted(randomLine(chance, PLAIN, 3 + Math.floor(chance() * 4)), PLAIN) }
    case 'loneDouble': {
      const tile = pick(chance, DOUBLES)
      return { kind, tile, ...counted(lay([], tile, null), PLAIN) }
    }
    case 'doubleAtEnd':
      return until(() => {
        const line = randomLine(chance, PLAIN, 3 + Math.floor(chance() * 3))
        const last = line.at(-1)
        // A blank double would teach nothing.
        if (!last || !isDouble(last.tile) || halvesOf(last.tile)[0] === 0) return null
        return { kind, tile: last.tile, ...counted(line, PLAIN) }
      })
    case 'whichScores':
      return makeWhichScores(chance)
    case 'whichEnd':
      return makeWhichEnd(chance)
    case 'leavesNext':
      return makeLeavesNext(chance)
    case 'spinner':
      return makeSpinner(chance)
    case 'mustAct':
      return makeMustAct(chance)
    case 'roundOff':
      return makeRoundOff(chance)
    case 'settle':
      return makeSettle(chance)
  }
}
