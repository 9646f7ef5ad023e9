import { describe, expect, it } from 'vitest'
import { type Colour, choicesInStyles, colourOf, contrast, over, tokensWith } from '../../support/tokens'

/** Words, pips and marks need this much; what is a sign by its shape alone needs less (WCAG 1.4.3, 1.4.11). */
const TEXT = 4.5
const SHAPE = 3

type Pair = readonly [above: string, below: string, least: number]

const on = (above: readonly string[], below: readonly string[], least: number): Pair[] =>
  above.flatMap((one) => below.map((other): Pair => [one, other, least]))

const PAPER: readonly Pair[] = [
  ...on(['ink', 'muted', 'link', 'danger', 'good', 'warn'], ['surface', 'raised', 'sunken'], TEXT),
  ...on(['accent-ink'], ['accent', 'accent-strong'], TEXT),
  ...on(['line-strong', 'focus'], ['surface', 'raised', 'sunken'], SHAPE),
]

const FELT: readonly Pair[] = [
  ...on(['ink', 'muted', 'link', 'danger', 'good', 'count'], ['felt', 'felt-edge', 'felt lit', 'felt plate'], TEXT),
  ...on(['count-ink'], ['count'], TEXT),
  ...on(['pip', 'tile-alarm'], ['tile'], TEXT),
  ...on(['pip-1', 'pip-2', 'pip-3', 'pip-4', 'pip-5', 'pip-6', 'face-cut'], ['face'], TEXT),
  ...on(['wood-ink'], ['wood', 'wood-street', 'wood-minus'], TEXT),
  ...on(['open', 'focus', 'tile'], ['felt', 'felt-edge', 'felt lit'], SHAPE),
  ...on(['side-0', 'side-1', 'side-2', 'side-3'], ['felt plate', 'wood', 'wood-street'], SHAPE),
]

const WHITE: Colour = [1, 1, 1, 1]

/** Every way to set the page up: one value, or none, of each attribute that the stylesheet knows. */
function everySetting(): Record<string, string>[] {
  let all: Record<string, string>[] = [{}]
  for (const [name, values] of choicesInStyles())
    all = all.flatMap((one) => [one, ...values.map((value) => ({ ...one, [name]: value }))])
  return all
}

function tooFaint(pairs: readonly Pair[], ground: 'paper' | 'felt', setting: Record<string, string>, night: boolean) {
  const tokens = tokensWith(setting, ground)
  const colour = (name: string): Colour => {
    const felt = () => colourOf(tokens.felt ?? '', tokens, night)
    // The lamp above the table, and a plate that lets the felt through.
    if (name === 'felt lit') return over([...(WHITE.slice(0, 3) as [number, number, number]), 0.07], felt())
    if (name === 'felt plate') {
      const [r, g, b] = colourOf(tokens['felt-edge'] ?? '', tokens, night)
      return over([r, g, b, 0.55], felt())
    }
    return colourOf(tokens[name] ?? '', tokens, night)
  }
  return pairs.flatMap(([above, below, least]) => {
    const seen = contrast(over(colour(above), colour(below)), colour(below))
    return seen < least ? [`${above} on ${below}: ${seen.toFixed(2)}, needs ${least}`] : []
  })
}

describe('colours stand out from what they lie on', () => {
  it('is measured as the standard does', () => {
    const at = (value: string) => colourOf(value, {}, false)
    expect(contrast(at('oklch(0 0 0)'), at('oklch(1 0 0)'))).toBeCloseTo(21, 1)
    // #767676 on white, the faintest grey that passes.
    expect(contrast(at('oklch(0.5657 0 0)'), at('oklch(1 0 0)'))).toBeCloseTo(4.54, 1)
  })

  it.each(
    everySetting().flatMap((setting) => [false, true].map((night) => ({ ...setting, time: night ? 'night' : 'day' }))),
  )('%o', ({ time, ...setting }) => {
    const night = time === 'night'
    expect(tooFaint(PAPER, 'paper', setting, night)).toEqual([])
    expect(tooFaint(FELT, 'felt', setting, night)).toEqual([])
  })
})
