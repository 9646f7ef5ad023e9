import fs from 'node:fs'

/** Red, green and blue as light (linear, 0 to 1), and how opaque. */
export type Colour = readonly [number, number, number, number]

type Tokens = Readonly<Record<string, string>>
type Block = { readonly selector: string; readonly tokens: Tokens }

/** The stylesheet's blocks that set tokens, in order. */
function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*.*?\*\//gs, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...text.matchAll(/([^{};]+)\{((?:[^{}]*--[^{}]*))[{}]/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    tokens: Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }))
}

const STYLES = blocksOf(fs.readFileSync('src/app/globals.css', 'utf8'))

/** What may be chosen by an attribute of the page, such as tile sets: the attribute's name and its values. The theme is none. */
export function choicesInStyles(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { selector } of STYLES)
    for (const [, name = '', value = ''] of selector.matchAll(/\[data-([\w-]+)="([\w-]+)"\]/g))
      if (name !== 'theme') found.set(name, (found.get(name) ?? new Set()).add(value))
  return new Map([...found].map(([name, values]) => [name, [...values]]))
}

/** The tokens that hold with these choices, on paper or on felt. */
export function tokensWith(choices: Readonly<Record<string, string>>, ground: 'paper' | 'felt'): Tokens {
  const holds = (selector: string) => {
    if (selector.includes('data-theme')) return false
    return selector.split(/,\s*/).some((one) => {
      const [, name, value] = /^\[data-([\w-]+)="([\w-]+)"\]$/.exec(one) ?? []
      return name ? choices[name] === value : one === ':root' || (ground === 'felt' && one === '@utility felt')
    })
  }
  return Object.assign({}, ...STYLES.filter(({ selector }) => holds(selector)).map(({ tokens }) => tokens))
}

/** Splits what stands between brackets at its own commas. */
function argumentsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function oklch(text: string): Colour {
  const [l = 0, c = 0, h = 0, alpha = 1] = text.split(/[\s/]+/).map(Number)
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const light = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((part) => Math.min(1, Math.max(0, part)))
  return [light[0] ?? 0, light[1] ?? 0, light[2] ?? 0, alpha]
}

const screen = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
const lightOf = (shown: number) => (shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4)

/** What is seen where one colour lies on another: browsers mix what the screen shows. */
export function over([r, g, b, alpha]: Colour, under: Colour): Colour {
  const mixed = [r, g, b].map((part, at) => lightOf(screen(part) * alpha + screen(under[at] ?? 0) * (1 - alpha)))
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1]
}

/** A colour as it is written in the stylesheet, by day or by night. */
export function colourOf(value: string, tokens: Tokens, night: boolean): Colour {
  const again = (text: string) => colourOf(text, tokens, night)
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value.trim()) ?? []
  if (name === 'oklch') return oklch(inside)
  if (name === 'var') return again(tokens[inside.replace('--', '')] ?? '')
  if (name === 'light-dark') return again(argumentsOf(inside)[night ? 1 : 0] ?? '')
  if (name === 'color-mix') {
    const [, first = '', second = ''] = argumentsOf(inside)
    const share = (text: string) => /^(.*?)\s+([\d.]+)%$/s.exec(text)
    const [base, other] = [share(first)?.[1] ?? first, share(second)?.[1] ?? second]
    const part = Number(share(first)?.[2] ?? 100 - Number(share(second)?.[2] ?? 50)) / 100
    const [r, g, b] = again(base)
    if (other === 'transparent') return [r, g, b, part]
    const end: Colour = other === 'black' ? [0, 0, 0, 1] : other === 'white' ? [1, 1, 1, 1] : again(other)
    return over([r, g, b, part], end)
  }
  throw new Error(`"${value}" is no colour that this can read`)
}

function luminance([r, g, b]: Colour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
