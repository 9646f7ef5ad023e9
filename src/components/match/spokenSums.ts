/** The words for the signs of a sum. */
export type SignWords = {
  readonly plus: string
  readonly minus: string
  readonly equals: string
  readonly rounded: string
}

/** A text with the signs of its sums in words: most screen readers leave `+`, `=` and `→` out, and read `6-6` as it stands. */
export function spokenSums(text: string, { plus, minus, equals, rounded }: SignWords): string {
  return text
    .replace(/(?<=\d) \+ (?=\d)/g, ` ${plus} `)
    .replace(/(?<=\d) − (?=\d)/g, ` ${minus} `)
    .replace(/(?<=\d) = (?=\d)/g, ` ${equals} `)
    .replace(/(?<=\d) → (?=\d)/g, ` ${rounded} `)
    .replace(/±0/g, '0')
    .replace(/(?<!\d)\+(?=\d)/g, `${plus} `)
    .replace(/(?<!\d)−(?=\d)/g, `${minus} `)
}
