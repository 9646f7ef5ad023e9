/** A sum, and a number with what it counts, stay in one line: `3 + 12 = 15`, `10 分`. */
const GLUED = / (?=[+=−×] )|(?<= [+=−×]) |(?<=\d) (?=[点分人张局孔笔步])/g

/** A tile, `6-6`, stays so, too. */
const TILE = /(?<=\d)-(?=\d)/g

/** A text whose sums and tiles aren't torn apart at a line's end. */
export function unbroken(text: string): string {
  return text.replace(GLUED, '\u00a0').replace(TILE, '-\u2060')
}
