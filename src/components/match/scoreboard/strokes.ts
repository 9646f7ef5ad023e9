/** The side of the square that a figure is drawn in. */
export const FIGURE = 48

type Pen = { readonly path: string; readonly width: number }

/** Middle of the large X and of the small ones above, right, below and left, with half their sides. */
const CROSSES = [
  { x: 24, y: 24, reach: 18 },
  { x: 24, y: 7.5, reach: 5 },
  { x: 40.5, y: 24, reach: 5 },
  { x: 24, y: 40.5, reach: 5 },
  { x: 7.5, y: 24, reach: 5 },
] as const

/** A number from −1 to 1 that looks random and is always the same for the same place: a hand's unevenness. */
function waver(figure: number, stroke: number, which: number): number {
  const wave = Math.sin(figure * 12.9898 + stroke * 78.233 + which * 37.719) * 43758.5453
  return 2 * (wave - Math.floor(wave)) - 1
}

/** A stroke of a figure, both from 0, as a hand would draw it: a little off and a little bent, first `/`, then `\`. */
export function strokeOf(figure: number, stroke: number): Pen {
  const { x, y, reach } = CROSSES[Math.floor(stroke / 2)] ?? CROSSES[0]
  const slack = reach * 0.14
  const off = (which: number) => waver(figure, stroke, which) * slack
  const rises = stroke % 2 === 0
  const from = { x: x + reach + off(0), y: y + (rises ? -reach : reach) + off(1) }
  const to = { x: x - reach + off(2), y: y + (rises ? reach : -reach) + off(3) }
  const bend = { x: x + off(4) * 1.6, y: y + off(5) * 1.6 }
  const digits = (value: number) => value.toFixed(1)
  return {
    path: `M${digits(from.x)} ${digits(from.y)}Q${digits(bend.x)} ${digits(bend.y)} ${digits(to.x)} ${digits(to.y)}`,
    width: (reach > 10 ? 2.7 : 1.9) + waver(figure, stroke, 6) * 0.25,
  }
}
