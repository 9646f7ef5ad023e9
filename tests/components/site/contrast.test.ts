import { describe, expect, it } from 'vitest'
import { TABLE_COLOURS, TILE_SETS } from '../../../src/components/site/tableLook'
import { read } from '../../support/sources'

// The colours as the style sheet has them, for each set of tiles and each table, by day and by night.

type Scheme = 'light' | 'dark'

const css = read('src/app/globals.css').replace(/\/\*[\s\S]*?\*\//g, '')

/** The tokens of every rule that has the selector, the later ones over the earlier. */
function tokensOf(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === selector),
  )
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  )
}

/** Relative luminance of `oklch(L C H)`. */
function luminance(colour: string): number {
  const [, l = '', c = '', h = ''] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
  if (!l) throw new Error(`not a plain colour: ${colour}`)
  const [a, b] = [Number(c) * Math.cos((Number(h) * Math.PI) / 180), Number(c) * Math.sin((Number(h) * Math.PI) / 180)]
  const [x, y, z] = [
    (Number(l) + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (Number(l) - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (Number(l) - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z)
  const green = clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z)
  const blue = clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A token's colour under some selectors, the last of them the strongest. */
function colourOf(name: string, selectors: readonly string[], scheme: Scheme): string {
  const tokens = new Map(selectors.flatMap((selector) => [...tokensOf(selector)]))
  const value = tokens.get(name) ?? ''
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (alias) return colourOf(alias, selectors, scheme)
  const [, light, dark] = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value) ?? []
  return (scheme === 'light' ? light : dark) ?? value
}

const SCHEMES: readonly Scheme[] = ['light', 'dark']

describe.each(SCHEMES)('contrast in %s', (scheme) => {
  it.each(TILE_SETS)('pips and engraving stand out on %s tiles', (set) => {
    const of = (name: string) => colourOf(name, [':root', `[data-tiles="${set}"]`], scheme)
    for (const pips of [1, 2, 3, 4, 5, 6])
      expect(contrast(of(`--pip-${pips}`), of('--face')), `${pips} pips`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('--face-cut'), of('--face'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(TABLE_COLOURS)('words and marks stand out on a %s table', (table) => {
    const of = (name: string) => colourOf(name, [':root', `[data-table="${table}"]`], scheme)
    for (const ground of ['--felt', '--felt-edge'])
      for (const mark of ['--felt-ink', '--felt-muted', '--count', '--open'])
        expect(contrast(of(mark), of(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('--count-ink'), of('--count'))).toBeGreaterThanOrEqual(4.5)
    for (const side of [0, 1, 2, 3])
      expect(contrast(of(`--side-${side}`), of('--felt')), `side ${side}`).toBeGreaterThanOrEqual(3)
  })

  it.each(TILE_SETS)('%s tiles stand out on every table', (set) => {
    for (const table of TABLE_COLOURS) {
      const of = (name: string) => colourOf(name, [':root', `[data-table="${table}"]`, `[data-tiles="${set}"]`], scheme)
      // A dark tile by its lit edge, a light one by its face.
      const best = Math.max(...['--face', '--face-gleam'].map((part) => contrast(of(part), of('--felt'))))
      expect(best, `on ${table}`).toBeGreaterThanOrEqual(2)
    }
  })
})
