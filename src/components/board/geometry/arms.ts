import type { End, Line } from '../../../engine/board/line'
import { isDouble, type Pip } from '../../../engine/board/tile'

/** A tile on its arm, seen from the root: the half nearer to it, and the half farther out. */
export type Link = { readonly index: number; readonly near: Pip; readonly far: Pip; readonly double: boolean }

/** The tile that the arms grow from. `halves` is left half first. */
export type Root = { readonly index: number; readonly halves: readonly [Pip, Pip]; readonly double: boolean }

/** A line as the arms that grow from one tile, each outward. Only those ends are there that have tiles or are open. */
export type Arms = { readonly root: Root; readonly arms: ReadonlyMap<End, readonly Link[]> }

type ChainTile = { readonly index: number; readonly left: Pip; readonly right: Pip; readonly double: boolean }

/** The tiles from the left end to the right end, the arms up and down left out. */
function chainOf(line: Line): ChainTile[] {
  const tiles = line.map(({ tile, end, halves: [inner, outer] }, index) => {
    const [left, right] = end === 'left' ? [outer, inner] : [inner, outer]
    return { index, left, right, double: isDouble(tile), end }
  })
  const leftward = tiles.filter(({ end }) => end === 'left').reverse()
  return [...leftward, ...tiles.filter(({ end }) => end === null), ...tiles.filter(({ end }) => end === 'right')]
}

function sideArm(line: Line, end: End): Link[] {
  return line.flatMap(({ tile, end: joined, halves: [near, far] }, index) =>
    joined === end ? [{ index, near, far, double: isDouble(tile) }] : [],
  )
}

/**
 * Takes a line apart. It grows from its opening tile; once side arms are open, from the double that they belong to.
 * Null for an empty line.
 */
export function armsOf(line: Line, open: readonly End[]): Arms | null {
  const crossed = [...open, ...line.map(({ end }) => end)].some((end) => end === 'up' || end === 'down')
  const rootIndex = crossed ? line.findIndex(({ tile }) => isDouble(tile)) : 0
  const chain = chainOf(line)
  const at = chain.findIndex(({ index }) => index === rootIndex)
  const root = chain[at]
  if (!root) return null
  const leftward = chain.slice(0, at).reverse()
  const arms = new Map<End, readonly Link[]>()
  arms.set(
    'left',
    leftward.map(({ index, left, right, double }) => ({ index, near: right, far: left, double })),
  )
  arms.set(
    'right',
    chain.slice(at + 1).map(({ index, left, right, double }) => ({ index, near: left, far: right, double })),
  )
  if (crossed) for (const end of ['up', 'down'] as const) arms.set(end, sideArm(line, end))
  return { root: { index: root.index, halves: [root.left, root.right], double: root.double }, arms }
}

/** How far the opening tile lies from the root when the line is straight, in half tiles to the right. */
export function openingOffset({ root, arms }: Arms): number {
  const lengthOf = (double: boolean) => (double ? 1 : 2)
  for (const [end, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const links = arms.get(end) ?? []
    const at = links.findIndex(({ index }) => index === 0)
    const opening = links[at]
    if (!opening) continue
    const between = links.slice(0, at).reduce((sum, { double }) => sum + lengthOf(double), 0)
    return sign * (between + (lengthOf(root.double) + lengthOf(opening.double)) / 2)
  }
  return 0
}
